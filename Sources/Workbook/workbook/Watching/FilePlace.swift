import Checking
import Course

/// A file, and usually a line in it, as in a finding.
struct FilePlace: Sendable, Equatable {
    /// The file's path from the checkout's root.
    let file: String
    /// The line, from 1, or nil for the whole file.
    let line: Int?

    /// Reads a printed place: `path`, `path:line` or `path:line:column`.
    init(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().reversed().prefix { Int($0) != nil }.prefix(2)
        file = parts.dropLast(numbers.count).joined(separator: ":")
        line = numbers.last.flatMap { Int($0) }
    }

    /// The place as it is printed.
    var text: String { file + (line.map { ":\($0)" } ?? "") }
}

extension FilePlace {
    /// Returns the place to edit after these findings: the first place among them, else the first editable file.
    static func toEdit(_ exercise: Exercise, after findings: [Finding]) -> FilePlace {
        let first = findings.lazy.compactMap(\.place).first ?? exercise.path + "/" + exercise.editable[0]
        return FilePlace(first)
    }
}
