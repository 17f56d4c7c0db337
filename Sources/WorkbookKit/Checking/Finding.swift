/// One thing that is wrong, in the form that compilers and editors understand: what, where, why, how to mend.
public struct Finding: Sendable, Equatable {
    /// `path:line:column`, as far as it is known; nil when it has no place.
    public let place: String?
    /// What is wrong, in one sentence.
    public let what: String
    /// A short name in brackets: the requirement or the rule.
    public let name: String?
    /// Further lines: a heading such as `why`, and its text.
    public let lines: [(heading: String, text: String)]

    /// A finding from its parts.
    public init(place: String?, what: String, name: String?, lines: [(heading: String, text: String)]) {
        self.place = place
        self.what = what
        self.name = name
        self.lines = lines
    }

    /// Two findings are equal when they read the same.
    public static func == (first: Finding, second: Finding) -> Bool {
        first.text(.plain) == second.text(.plain)
    }

    /// The finding in lines; the first is never broken, so that programs can read it.
    public func text(_ style: Style, width: Int = 120) -> String {
        var head = place.map { style.bold($0) + ": " } ?? ""
        head += style.bad("error") + ": " + what
        if let name { head += " " + style.faint("[\(name)]") }
        let below = lines.flatMap { heading, text in
            let indent = String(repeating: " ", count: heading.count + 4)
            let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
                TextColumns.wrap(String(line), width: max(20, width - indent.count))
            }
            return paragraphs.enumerated().map { index, line in
                index == 0 ? "  \(style.faint(heading + ":")) \(line)" : indent + line
            }
        }
        return ([head] + below).joined(separator: "\n")
    }
}
