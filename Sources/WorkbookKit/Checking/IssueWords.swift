/// What a failed expectation has to say, the suite's own words first.
///
/// Suites write their comments in lines such as `expected: ...`, `why: ...`, `look: ...`; a comment without such
/// headings, and an expectation without a comment, are understood too.
struct IssueWords {
    /// One sentence.
    let what: String
    /// What stands below it.
    let lines: [(heading: String, text: String)]

    private static let headings = ["expected", "happened", "why", "look", "fix"]
    /// A long value helps nobody; where it stands in full is said at the beginning of the finding.
    private static let longest = 400

    init(_ issue: TestIssue) {
        let comment = issue.comments.joined(separator: "\n")
        let seen = Self.expectation(issue)
        let differs = Self.difference(issue, beside: seen)
        guard !comment.isEmpty else {
            let parts = seen.split(separator: "\n", maxSplits: 1).map(String.init)
            what = parts.first ?? "an expectation failed"
            lines = parts.dropFirst().map { ("saw", $0) } + differs
            return
        }
        var parts = Self.parts(comment)
        what = parts.removeFirst().text
        lines = (seen.isEmpty ? [] : [("saw", seen)]) + differs + parts.map { ($0.heading ?? "also", $0.text) }
    }

    /// The comment's lines by their headings; a line without one goes on with the part before.
    private static func parts(_ comment: String) -> [(heading: String?, text: String)] {
        var parts: [(heading: String?, text: String)] = []
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let heading = headings.first { line.hasPrefix($0 + ": ") }
            if heading == nil, !parts.isEmpty {
                parts[parts.count - 1].text += "\n" + line
            } else if heading == "expected", parts.isEmpty {
                parts.append((heading, line))
            } else {
                parts.append((heading, heading.map { String(line.dropFirst($0.count + 2)) } ?? line))
            }
        }
        return parts
    }

    /// How two collections differ, where that is not seen at a glance.
    private static func difference(_ issue: TestIssue, beside seen: String) -> [(heading: String, text: String)] {
        guard let difference = issue.difference, difference.contains("removed ["), seen.count > 100 else { return [] }
        return [("differs", difference)]
    }

    /// What the expectation itself says, without the words that every expectation begins with.
    private static func expectation(_ issue: TestIssue) -> String {
        var text = issue.expectation
        for prefix in ["Expectation failed: ", "Caught error: "] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        return text == "Issue recorded" ? "" : TextColumns.cut(text, to: longest)
    }
}
