import Testing

@testable import workshop

@Suite("A piece of a page")
struct HTMLTests {
    @Test("is made of elements, attributes and text")
    func elements() {
        let piece = HTML("p", ["class": "over", "id": nil]) {
            "Two "
            HTML("strong") { "words" }
            HTML.void("meta", ["charset": "utf-8"])
        }
        #expect(piece.markup == "<p class=\"over\">Two <strong>words</strong><meta charset=\"utf-8\"/>\n</p>\n")
        #expect(HTML("td").markup == "<td></td>\n")
    }

    @Test("takes what would be markup as text, in an element and in an attribute")
    func escaping() {
        let text = "</p><a href='javascript:x()'>\"&amp;\""
        let escaped = "&lt;/p&gt;&lt;a href=&#39;javascript:x()&#39;&gt;&quot;&amp;amp;&quot;"
        #expect(HTML("b", ["title": text]) { text }.markup == "<b title=\"\(escaped)\">\(escaped)</b>\n")
    }

    @Test(
        "writes out what a reader could not see, and leaves other letters alone",
        arguments: [
            ("a\u{0}b\u{1B}[31m", "a‹U+0000›b‹U+001B›[31m"), ("user\u{202E}nimda\u{2066}", "user‹U+202E›nimda‹U+2066›"),
            ("a\u{200B}b\u{FEFF}", "a‹U+200B›b‹U+FEFF›"), ("\u{7F}\u{85}\u{FFFF}", "‹U+007F›‹U+0085›‹U+FFFF›"),
            ("\u{E0041}", "‹U+E0041›"), ("tab\tand\r\nlines\n", "tab\tand\nlines\n"), ("one\rtwo", "one‹U+000D›two"),
            ("Müller, Ayşe, 名前, שלום, 👩🏽‍💻", "Müller, Ayşe, 名前, שלום, 👩🏽‍💻"),
        ])
    func hidden(text: String, visible: String) {
        #expect(HTML(text: text).markup == visible)
    }

    @Test("has its parts with if, else and for")
    func builder() {
        func piece(_ isLong: Bool) -> String {
            HTML("ul") {
                if isLong { for number in 1...2 { HTML("li") { "\(number)" } } } else { "<none>" }
                if isLong { "!" }
            }.markup
        }
        #expect(piece(true) == "<ul><li>1</li>\n<li>2</li>\n!</ul>\n")
        #expect(piece(false) == "<ul>&lt;none&gt;</ul>\n")
    }
}
