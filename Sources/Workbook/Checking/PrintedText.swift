/// The text that an answer printed while its tests ran.
package struct PrintedText: Sendable, Equatable {
    /// The lines, each once, in order of first appearance, with how often each was printed.
    package private(set) var lines: [(text: String, count: Int)] = []

    /// Extracts the answer's own lines from the test process's output, up to a crash; lines of issues belong to the
    /// run.
    init(_ output: String, without issues: [TestIssue]) {
        let texts = issues.flatMap { $0.comments + [$0.expectation] + [$0.difference].compactMap(\.self) }
        let told = Set(texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map(Self.trimmed))
        var places: [Substring: Int] = [:]
        for line in output.split(whereSeparator: \.isNewline) {
            if Self.isCrash(line) { break }
            if Self.isOfTheRun(line) || told.contains(Self.trimmed(line)) { continue }
            if let place = places[line] {
                lines[place].count += 1
            } else {
                places[line] = lines.count
                lines.append((String(line), 1))
            }
        }
    }

    /// Creates a text without lines.
    init() {}

    /// The number of lines in all.
    package var total: Int { lines.reduce(0) { $0 + $1.count } }

    /// Two texts are equal if they have the same lines, equally often.
    package static func == (first: PrintedText, second: PrintedText) -> Bool {
        first.lines.elementsEqual(second.lines) { $0 == $1 }
    }

    private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }

    private static func isCrash(_ line: Substring) -> Bool {
        line.contains("Fatal error: ") || line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed: ")
    }

    /// Returns whether Swift Testing or SwiftPM wrote the line; theirs begin with a symbol or a progress message.
    private static func isOfTheRun(_ line: Substring) -> Bool {
        guard let first = line.first(where: { $0 != " " }) else { return true }
        return "◇✔✘↳➜⚠→±∂".contains(first)
            || line.firstMatch(of: #/^(\[\d+/\d+\] |Building for |Build complete!)/#) != nil
    }
}
