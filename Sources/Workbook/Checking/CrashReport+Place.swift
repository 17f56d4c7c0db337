import Course
import Foundation
import SourceModel

extension CrashReport {
    /// The line that crashed.
    package struct CrashedLine: Sendable, Equatable {
        /// The line as `path:line`, with the path from the checkout's root.
        package let place: String
        /// Whether the crash left no trace, so that this is only the one line that could have caused it.
        package let isGuess: Bool

        /// The reason to look here, if it isn't certain.
        package var doubt: [(heading: String, text: String)] {
            let text = "this crash left no trace of its place; of your lines, only this one looks like its cause"
            return isGuess ? [("why", text)] : []
        }
    }

    /// Returns the line that crashed, or nil if it can't be told.
    ///
    /// This is the innermost frame in the exercise's files, or else the place in the message. On Linux, a failed cast
    /// and a stack overflow have neither; then the method returns the line that could cause the crash, if there is only
    /// one.
    package func crashedLine(in exercise: Exercise, of checkout: Checkout) -> CrashedLine? {
        let frames = places.map { (file: checkout.path(ofAbsolute: $0.file), line: $0.line) }
        if let own = frames.first(where: { $0.file.hasPrefix(exercise.path + "/") }) {
            return CrashedLine(place: "\(own.file):\(own.line)", isGuess: false)
        }
        let files = checkout.files(below: exercise.path).filter { $0.hasSuffix(".swift") }.sorted()
        if let stated {
            let named = files.filter { $0.hasSuffix("/" + stated.file) }
            guard named.count == 1 else { return nil }
            return CrashedLine(place: "\(exercise.path)/\(named[0]):\(stated.line)", isGuess: false)
        }
        let texts = files.map { file in
            let path = exercise.path + "/" + file
            return (path: path, text: (try? checkout.data(path)).map { String(decoding: $0, as: UTF8.self) } ?? "")
        }
        let suspects = isOverflow ? Self.callsToThemselves(in: texts) : casts(in: texts)
        return suspects.count == 1 ? CrashedLine(place: suspects[0], isGuess: true) : nil
    }

    /// Returns the lines with a forced cast, to the type in the message if there is one.
    private func casts(in texts: [(path: String, text: String)]) -> [String] {
        let type = message?.firstMatch(of: #/^Could not cast value of type .* to '(?:\w+\.)*(\w+)'/#)?.1
        guard type != nil || message == nil && signal == SIGABRT else { return [] }
        return texts.flatMap { path, text in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().filter {
                $0.element.matches(of: #/as!\s+(?:any\s+)?(?:\w+\.)*(\w+)/#).contains { type == nil || $0.1 == type }
            }.map { "\(path):\($0.offset + 1)" }
        }
    }

    /// Returns the lines on which a function calls itself; closures are left out, because they may run later.
    private static func callsToThemselves(in texts: [(path: String, text: String)]) -> [String] {
        let files = (try? Sources(files: texts, unread: .listed))?.files ?? []
        return files.flatMap { file in
            let functions = file.declarations.flatMap(\.all).filter(\.isFunction)
            let calls = file.references.filter { call in
                call.kind == .call && functions.contains { isCall(call, of: $0, in: file) }
            }
            return calls.map { "\(file.path):\($0.location.line)" }
        }
    }

    private static func isCall(_ call: Reference, of function: Declaration, in file: SourceFile) -> Bool {
        guard [function.signature, "self." + function.signature].contains(call.text),
            let body = function.extent.body, body.contains(call.offset)
        else { return false }
        return !file.closures.contains { $0.extent.contains(call.offset) }
    }
}
