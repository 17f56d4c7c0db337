/// A reader of list items.
enum MarkdownList {
    /// Returns the parts of a line that begins an item: `- text`, `* text` or `1. text`.
    static func item(_ line: String) -> (indent: String, marker: String, blanks: String, text: String)? {
        let indent = String(line.prefix { $0 == " " })
        let rest = line.dropFirst(indent.count)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let marker: String
        if rest.hasPrefix("- ") || rest.hasPrefix("* ") {
            marker = "-"
        } else if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix(". ") {
            marker = digits + "."
        } else {
            return nil
        }
        let text = String(rest.dropFirst(marker.count).drop { $0 == " " })
        return (indent, marker, String(repeating: " ", count: marker.count + 1), text)
    }
}
