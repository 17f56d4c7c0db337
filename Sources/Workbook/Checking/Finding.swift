import Typesetting

/// One problem in the form that compilers and editors understand: what, where, why, and how to fix it.
package struct Finding: Sendable, Equatable {
    /// The place as `path:line:column`, as far as it is known, or nil.
    package let place: String?
    /// The problem in one sentence.
    package let what: String
    /// A short name in brackets: the requirement or the rule.
    package let name: String?
    /// Further lines: a heading such as `why`, and its text.
    package let lines: [(heading: String, text: String)]

    /// The heading of lines that are drawings, in which spaces count.
    package static let drawn = "screen"

    /// Creates a finding from its parts.
    package init(place: String?, what: String, name: String?, lines: [(heading: String, text: String)]) {
        self.place = place
        self.what = what
        self.name = name
        self.lines = lines
    }

    /// Returns the text under a heading, or nil if there is none.
    package func text(under heading: String) -> String? { lines.first { $0.heading == heading }?.text }

    /// Two findings are equal if their printed texts are.
    package static func == (first: Finding, second: Finding) -> Bool {
        first.text(.plain) == second.text(.plain)
    }

    /// Returns the printed lines of the finding.
    ///
    /// On a terminal, no line is wider than `width`; elsewhere, the first line and every path stay whole, so that
    /// programs can read them.
    package func text(_ style: Style, width: Int = 120, isTerminal: Bool = false) -> String {
        var head = place.map { $0 + ": " } ?? ""
        head += "error: " + what
        if let name { head += " [\(name)]" }
        let heads = isTerminal ? TextColumns.wrap(head, width: width, indent: "    ", breaksPaths: true) : [head]
        let below = lines.flatMap { heading, text in
            if heading == Self.drawn {
                let drawing = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                return ["  \(style.faint(heading + ":"))"]
                    + drawing.map { isTerminal ? TextColumns.cut($0, to: width) : $0 }
            }
            let indent = String(repeating: " ", count: heading.count + 4)
            let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
                TextColumns.wrap(String(line), width: max(20, width - indent.count), breaksPaths: isTerminal)
            }
            return paragraphs.enumerated().map { index, line in
                index == 0 ? "  \(style.faint(heading + ":")) \(line)" : indent + line
            }
        }
        return (dressed(heads, style) + below).joined(separator: "\n")
    }

    /// Adds color after the wrapping, which could break the color codes.
    private func dressed(_ heads: [String], _ style: Style) -> [String] {
        guard style.isColored, heads.count > 0 else { return heads }
        return heads.map { line in
            guard let mark = line.range(of: "error: ") else { return line }
            let before = String(line[..<mark.lowerBound])
            return style.bold(before) + style.bad("error") + ": " + line[mark.upperBound...]
        }
    }
}
