import SourceModel

/// A copy of a right answer's file that contains all of its mutants.
///
/// Each body and each property's storage occurs once per mutant and once unchanged; a variable chooses among them when
/// the program starts.
struct SharedCopy: Sendable {
    /// The environment variable that chooses the mutant.
    static let variable = "SYSTEMATIC_MUTANT"

    /// The copy's text.
    let text: String
    /// For each line, from 0, the number of the mutant that it belongs to; nil if none.
    let owners: [Int?]
    /// For each line, from 0, the numbers of all mutants of its body or property.
    let neighbors: [[Int]]

    /// Creates a copy with a file's mutants, by number; mutants that are compiled by themselves are left out.
    init(of file: SourceFile, with mutants: [(number: Int, mutant: SystematicMutant)]) {
        let swift = SwiftText(file)
        let byPart = Dictionary(grouping: mutants) { $0.mutant.part }
        var parts: [(range: Range<Int>, write: (inout Copy) -> Void)] = []
        for (place, body) in Body.all(in: swift).enumerated() {
            guard let own = byPart[.body(place)] else { continue }
            parts.append((body.range, { $0.add(body, own) }))
        }
        for property in HeldProperty.all(in: swift) {
            guard let own = byPart[.property(property.range.lowerBound)] else { continue }
            parts.append((property.range, { $0.add(property, own) }))
        }
        var copy = Copy()
        var end = 0
        for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            copy.add(file.text(in: end..<part.range.lowerBound), of: nil)
            part.write(&copy)
            end = part.range.upperBound
        }
        copy.add(file.text(in: end..<file.bytes.count), of: nil)
        (text, owners, neighbors) = (copy.text, copy.owners, copy.neighbors)
    }

    /// The code that all copies share, in its own file.
    static let support = """
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

/// A growing text, with the mutant of each line.
private struct Copy {
    var text = ""
    /// The mutant of each line; the last one is still growing.
    var owners: [Int?] = [nil]
    var neighbors: [[Int]] = [[]]
    /// The mutants of the body or property that is being written.
    var present: [Int] = []

    /// Adds a body: each mutant's version, and the unchanged one.
    mutating func add(_ body: Body, _ own: [(number: Int, mutant: SystematicMutant)]) {
        present = own.map(\.number)
        add(" switch ActiveMutant.number {\n", of: nil)
        for (number, mutant) in own {
            add("case \(number):\n", of: number)
            add(Self.case(body, mutant.edits) + "\n", of: number)
        }
        add("default:\n" + Self.case(body, []) + "\n}\n", of: nil)
        present = []
    }

    /// Adds a property: each mutant's storage, and the unchanged one.
    mutating func add(_ property: HeldProperty, _ own: [(number: Int, mutant: SystematicMutant)]) {
        let numbers = own.map(\.number)
        present = numbers
        add(property.computed(for: numbers) + "\n", of: nil)
        for (number, mutant) in own {
            add(property.stored(as: property.name(for: number), with: mutant.edits) + "\n", of: number)
        }
        add(property.stored(as: property.name(for: 0)), of: nil)
        present = []
    }

    /// Returns the body as a case of the switch.
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

    mutating func add(_ part: String, of number: Int?) {
        text += part
        for (place, line) in part.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if place > 0 {
                owners.append(nil)
                neighbors.append(present)
            }
            if !line.isEmpty { owners[owners.count - 1] = owners[owners.count - 1] ?? number }
        }
    }
}
