import Typesetting

/// Renders the spans inside a line: code, emphasis, links and pictures.
enum MarkdownSpans {
    /// Returns the text without its marks, colored if the style is, with the targets of links after them.
    ///
    /// Relative links are resolved from `folder`, which contains the text.
    static func text(_ markdown: String, in folder: String = "", style: Style) -> String {
        var result = ""
        var rest = Substring(markdown)
        while let character = rest.first {
            if character == "`", let span = span(rest, mark: "`") {
                // Each word is colored separately, because a line may be broken between words.
                result += span.text.split(separator: " ").map { style.code(String($0)) }.joined(separator: " ")
                rest = span.rest
            } else if rest.hasPrefix("**"), let span = span(rest, mark: "**") {
                let words = text(String(span.text), in: folder, style: style).split(separator: " ")
                result += words.map { style.bold(String($0)) }.joined(separator: " ")
                rest = span.rest
            } else if character == "*", let span = span(rest, mark: "*"), span.text.first?.isWhitespace == false {
                result += text(String(span.text), in: folder, style: style)
                rest = span.rest
            } else if character == "[" || rest.hasPrefix("!["), let link = MarkdownLink(at: rest, in: folder) {
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
}
