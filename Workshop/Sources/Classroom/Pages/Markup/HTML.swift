/// A piece of a page.
///
/// Text always becomes part of it in escaped form, and the names of elements and attributes are literals in the source.
/// So no text of a submission can become markup.
struct HTML: Sendable, Equatable {
    /// The text for the browser, which is also well-formed XML.
    let markup: String

    /// Takes markup of the workbook's own: a style, a script, a drawing.
    init(unescaped markup: String) { self.markup = markup }

    /// Escapes a text.
    init(text: String) { markup = Self.escaped(text) }

    /// Makes an element; an attribute whose value is nil is left out.
    init(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
        @HTMLBuilder content: () -> HTML = { HTML(text: "") }
    ) {
        let end = Self.inline.contains("\(name)") ? "" : "\n"
        markup = "<\(name)\(Self.attributes(attributes))>\(content().markup)</\(name)>\(end)"
    }

    /// Makes an element that never has content, such as `meta`.
    static func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) -> HTML {
        HTML(unescaped: "<\(name)\(Self.attributes(attributes))/>\n")
    }

    private static func attributes(_ attributes: KeyValuePairs<StaticString, String?>) -> String {
        attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
    }

    /// The elements around which a line break would show up as a space between words.
    private static let inline: Set<String> = ["a", "bdi", "code", "mark", "pre", "span", "strong", "summary", "time"]

    // MARK: - Text

    private static func escaped(_ text: String) -> String {
        // Most of a page is plain text, which needs no escaping.
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

    /// Whether a byte is an ASCII character that means only itself, in markup and to the eye.
    private static let isPlain = (0...255).map { 0x20..<0x7F ~= $0 && !"&<>\"'".utf8.contains(UInt8($0)) }

    /// Spells out each character that a reader couldn't see.
    ///
    /// These are control characters, and characters that change the order of others, so that code reads as something
    /// else.
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
