/// A piece of a page.
///
/// A text becomes part of it escaped and no other way, and the names of elements and attributes stand in the source: so
/// nothing that somebody handed in can become markup.
struct HTML: Sendable, Equatable {
    /// What a browser reads. It is well-formed XML, too.
    let markup: String

    /// What the workbook itself wrote: a style, a script, a drawing.
    init(unescaped markup: String) { self.markup = markup }

    /// A text.
    init(text: String) { markup = Self.escaped(text) }

    /// An element; an attribute without a value is left out.
    init(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
        @HTMLBuilder content: () -> HTML = { HTML(text: "") }
    ) {
        let end = Self.inline.contains("\(name)") ? "" : "\n"
        markup = "<\(name)\(Self.attributes(attributes))>\(content().markup)</\(name)>\(end)"
    }

    /// An element that never has content, such as `meta`.
    static func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) -> HTML {
        HTML(unescaped: "<\(name)\(Self.attributes(attributes))/>\n")
    }

    private static func attributes(_ attributes: KeyValuePairs<StaticString, String?>) -> String {
        attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
    }

    /// Around these, a line break would be a blank between words.
    private static let inline: Set<String> = ["a", "bdi", "code", "mark", "pre", "span", "strong", "summary", "time"]

    // MARK: - Text

    private static func escaped(_ text: String) -> String {
        // Most of a page is plain words, which are as they are.
        if text.utf8.allSatisfy({ isPlain[Int($0)] }) { return text }
        var escaped = ""
        for scalar in visible(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Whether a byte is a character of ASCII that means itself, in markup and for the eye.
    private static let isPlain = (0...255).map { 0x20..<0x7F ~= $0 && !"&<>\"'".utf8.contains(UInt8($0)) }

    /// The text with each character written out that a reader could not see: control characters, and those that turn
    /// around the order in which the others are shown, so that code reads as what it is not.
    ///
    /// Source: Unicode Technical Standard 55, "Unicode Source Code Handling".
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return text }
        var visible = ""
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            if isHidden(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                visible += "‹U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)›"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        case 0xFFF0...0xFFFB, 0xE0000...0xE007F: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
