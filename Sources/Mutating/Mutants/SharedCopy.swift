import SourceModel

/// A copy of a right answer's file with all its mutants in it: each body is there once for each of them and once as it
/// was, and which one runs is said when the program starts.
package struct SharedCopy: Sendable {
    /// The variable of the environment that says which mutant runs.
    package static let variable = "SYSTEMATIC_MUTANT"

    /// The copy's text.
    package let text: String
    /// For each line of it, from 0, the number of the mutant that it belongs to; nil where it belongs to none.
    package let owners: [Int?]
    /// For each line of it, from 0, the numbers of all mutants of the body that it belongs to.
    package let bodies: [[Int]]

    /// A copy with the mutants of that file, by their numbers; those of declarations are left out.
    package init(of file: SourceFile, with mutants: [(number: Int, mutant: SystematicMutant)]) {
        let swift = SwiftText(file)
        let all = Body.all(in: swift)
        let byBody = Dictionary(grouping: mutants.filter { $0.mutant.body != nil }) { $0.mutant.body ?? 0 }
        var copy = Copy()
        var end = 0
        for (place, body) in all.enumerated() {
            guard let own = byBody[place] else { continue }
            copy.add(file.text(in: end..<body.range.lowerBound), of: nil)
            copy.body = own.map(\.number)
            copy.add(" switch ActiveMutant.number {\n", of: nil)
            for (number, mutant) in own {
                copy.add("case \(number):\n", of: number)
                copy.add(Self.case(body, mutant.edits) + "\n", of: number)
            }
            copy.add("default:\n" + Self.case(body, []) + "\n}\n", of: nil)
            end = body.range.upperBound
            copy.body = []
        }
        copy.add(file.text(in: end..<file.bytes.count), of: nil)
        (text, owners, bodies) = (copy.text, copy.owners, copy.bodies)
    }

    /// The body as one case has it.
    private static func `case`(_ body: Body, _ edits: [TextEdit]) -> String {
        let first = body.text.tokens[body.tokens.lowerBound]
        var start = body.range.lowerBound
        var text = ""
        if body.answersItsOnlyStatement {
            text = TextEdit.applied(edits, to: body.text.file.bytes, in: start..<first.range.lowerBound) + "return "
            start = first.range.lowerBound
        }
        text += TextEdit.applied(
            edits.filter { $0.range.lowerBound >= start }, to: body.text.file.bytes, in: start..<body.range.upperBound)
        return TokenReader.tokens(of: Array(text.utf8)).isEmpty ? "break" : text
    }

    /// What the copies of an answer have in common, in a file of its own.
    package static let support = """
        import Foundation

        /// The mutant that runs.
        nonisolated enum ActiveMutant {
            static let number = Int(ProcessInfo.processInfo.environment["\(variable)"] ?? "") ?? 0
            nonisolated(unsafe) fileprivate static var kept: [String: Any] = [:]
            fileprivate static let lock = NSLock()
        }

        /// What was answered here the first time.
        nonisolated func \(TimeOperator.keeper)<Value, Failure: Error>(
            _ place: String, _ answer: () throws(Failure) -> Value
        ) throws(Failure) -> Value {
            if let kept = ActiveMutant.lock.withLock({ ActiveMutant.kept[place] as? Value }) { return kept }
            let value = try answer()
            ActiveMutant.lock.withLock { ActiveMutant.kept[place] = value }
            return value
        }

        """
}

/// A text that grows, with the mutant of each line.
private struct Copy {
    var text = ""
    /// The last line is the one that grows.
    var owners: [Int?] = [nil]
    var bodies: [[Int]] = [[]]
    /// The mutants of the body that is being written.
    var body: [Int] = []

    mutating func add(_ part: String, of number: Int?) {
        text += part
        for (place, line) in part.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if place > 0 {
                owners.append(nil)
                bodies.append(body)
            }
            if !line.isEmpty { owners[owners.count - 1] = owners[owners.count - 1] ?? number }
        }
    }
}
