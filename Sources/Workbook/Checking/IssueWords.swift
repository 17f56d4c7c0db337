import Typesetting

/// The parts of a failed expectation's text, the suite's own words first.
///
/// Suites write comments with lines such as `expected: ...`, `why: ...`, `look: ...`; rules write theirs as a compiler
/// does. A comment without such headings, and an expectation without a comment, are understood as well.
package struct IssueWords {
    /// The learner's file, or the place in it, that the words name, or nil.
    package let place: String?
    /// Whether the suite says where to look, even if only in words, which is better than the expectation's own place.
    package let saysWhereToLook: Bool
    /// The problem in one sentence.
    package let what: String
    /// The broken rule, if the expectation is about one.
    package let rule: String?
    /// The lines below the sentence.
    package let lines: [(heading: String, text: String)]

    /// Whether the problem is a crash, in a process that a test started.
    var tellsACrash: Bool { lines.contains { $0.heading == "happened" && $0.text.contains(/crashed|trapped/) } }

    private static let headings = ["expected", "happened", Finding.drawn, "why", "look", "fix"]
    /// The most characters of a value, because a long one doesn't help.
    private static let longest = 400

    /// Reads the words of an issue.
    package init(_ issue: TestIssue) {
        var parts = Self.parts(issue.comments.joined(separator: "\n"))
        let seen = Self.seen(issue, isExplained: parts.contains { $0.heading == "happened" })
        guard !parts.isEmpty else {
            let first = seen.first?.text.split(separator: "\n", maxSplits: 1).map(String.init) ?? []
            let isPlain = seen.first?.heading == "saw"
            what = isPlain ? first[0] : "an expectation failed"
            place = nil
            saysWhereToLook = false
            rule = nil
            let rest = isPlain ? first.dropFirst().map { ("saw", $0) } : Array(seen.prefix(1))
            lines = rest + seen.dropFirst()
            return
        }
        let head = parts.removeFirst().text
        if let violation = CompilerMessage(line: head) {
            place = "\(violation.file):\(violation.line):\(violation.column)"
            saysWhereToLook = true
            rule = violation.name
            what = violation.sentence
        } else {
            let look = parts.firstIndex { $0.heading == "look" }
            let files = look.map { Self.files(parts[$0].text) } ?? []
            place = files.first
            saysWhereToLook = look != nil
            rule = nil
            what = head
            // The only file moves to the beginning of the finding; the rest of the text stays.
            if let look, files.count == 1 {
                parts[look].text = parts[look].text.split(separator: "\n").dropFirst().joined(separator: "\n")
            }
        }
        lines = seen + parts.filter { !$0.text.isEmpty }.map { ($0.heading ?? "also", $0.text) }
    }

    /// Returns the files, one per line, that a suite names before it says what to look for.
    private static func files(_ look: String) -> [String] {
        Array(
            look.split(separator: "\n").map { String($0.drop { $0 == " " }) }.prefix {
                $0.wholeMatch(of: /\S+\.swift(:\d+)*/) != nil
            })
    }

    /// Returns the comment's parts by heading; a line without a heading continues the part before it.
    private static func parts(_ comment: String) -> [(heading: String?, text: String)] {
        if comment.isEmpty { return [] }
        var parts: [(heading: String?, text: String)] = []
        for line in comment.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let trimmed = String(line.drop { $0 == " " })
            let heading = headings.first { trimmed.hasPrefix($0 + ": ") || trimmed == $0 + ":" }
            if heading == nil, let last = parts.indices.last {
                parts[last].text += parts[last].text.isEmpty ? line : "\n" + line
            } else if heading == "expected", parts.isEmpty {
                parts.append((heading, trimmed))
            } else {
                parts.append((heading, heading.map { String(trimmed.dropFirst($0.count + 2)) } ?? line))
            }
        }
        return parts
    }

    // MARK: - What the expectation saw

    /// Returns what the expectation itself says: both sides of a comparison, a failed step with its screen, or its
    /// text.
    private static func seen(_ issue: TestIssue, isExplained: Bool) -> [(heading: String, text: String)] {
        let comparison = "Expectation failed: "
        if issue.expectation == "Issue recorded" || issue.expectation.isEmpty { return [] }
        if issue.expectation.hasPrefix("Caught error: ") {
            return step(String(issue.expectation.dropFirst("Caught error: ".count)))
        }
        let text =
            issue.expectation.hasPrefix(comparison)
            ? String(issue.expectation.dropFirst(comparison.count)) : issue.expectation
        if text.contains(".signal(") {
            return isExplained ? [] : [("happened", "it trapped")]
        }
        // The suite already describes what happened, so the values would only repeat it.
        if isExplained { return [] }
        guard let values = SeenValues(text) else { return [("saw", TextColumns.cut(text, to: longest))] }
        return [
            ("expected", TextColumns.cut(values.expected, to: longest)),
            ("got", TextColumns.cut(values.got, to: longest)),
        ]
    }

    /// Returns what happened in a failed step of a journey, without the screen's advice, which is for the author of a
    /// test.
    private static func step(_ text: String) -> [(heading: String, text: String)] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let mark = lines.firstIndex(of: "the screen:") ?? lines.endIndex
        let words = lines[..<mark].filter { !$0.hasPrefix("  fix: ") }.joined(separator: "\n")
        let screen = lines[mark...].dropFirst().joined(separator: "\n")
        return [("happened", TextColumns.cut(words, to: longest))] + (screen.isEmpty ? [] : [("screen", screen)])
    }
}
