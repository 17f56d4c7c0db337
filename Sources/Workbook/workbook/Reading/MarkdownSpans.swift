import Course
import Typesetting

/// Dresses what stands inside a line: code, emphasis, links and pictures.
enum MarkdownSpans {
    /// The text without its marks; with color where there is color, and with the targets of links beside them.
    static func text(_ markdown: String, style: Style) -> String {
        var result = ""
        var rest = Substring(markdown)
        while let character = rest.first {
            if character == "`", let span = span(rest, mark: "`") {
                // Dressed word by word, because a line may be broken between them.
                result += span.text.split(separator: " ").map { style.code(String($0)) }.joined(separator: " ")
                rest = span.rest
            } else if rest.hasPrefix("**"), let span = span(rest, mark: "**") {
                result += text(String(span.text), style: style).split(separator: " ").map { style.bold(String($0)) }
                    .joined(separator: " ")
                rest = span.rest
            } else if character == "*", let span = span(rest, mark: "*"), span.text.first?.isWhitespace == false {
                result += text(String(span.text), style: style)
                rest = span.rest
            } else if character == "[" || rest.hasPrefix("!["), let link = link(rest) {
                result += link.text(style)
                rest = link.rest
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func span(_ text: Substring, mark: String) -> (text: Substring, rest: Substring)? {
        let inner = text.dropFirst(mark.count)
        guard let end = inner.firstRange(of: mark), !inner[..<end.lowerBound].isEmpty else { return nil }
        return (inner[..<end.lowerBound], inner[end.upperBound...])
    }

    private struct Link {
        let isPicture: Bool
        let label: String
        let target: String
        let rest: Substring

        func text(_ style: Style) -> String {
            let label = MarkdownSpans.text(label, style: style)
            if isPicture { return "[picture: \(label), \(target)]" }
            // A place in the same text can't be jumped to here.
            if target.hasPrefix("#") || target == label { return label }
            return "\(label) (\(command ?? target))"
        }

        /// How a text of the workbook is read here: `../01-MassiveViewController/README.md` by `read 01`.
        private var command: String? {
            let parts = target.split(separator: "/")
            guard target.hasPrefix("../"), parts.count > 1, parts.last == "README.md",
                let label = Label.parts(of: String(parts[parts.count - 2]))?.label
            else { return nil }
            return "read \(label)"
        }
    }

    private static func link(_ text: Substring) -> Link? {
        let isPicture = text.first == "!"
        let inner = text.dropFirst(isPicture ? 2 : 1)
        guard let middle = inner.firstRange(of: "]("), !inner[..<middle.lowerBound].contains("[") else { return nil }
        let target = inner[middle.upperBound...].prefix { $0 != ")" }
        guard target.endIndex < inner.endIndex else { return nil }
        return Link(
            isPicture: isPicture, label: String(inner[..<middle.lowerBound]), target: String(target),
            rest: inner[inner.index(after: target.endIndex)...])
    }
}
