import Testing

@testable import HeadlessUIKit

@Suite("Characters are as wide as a terminal draws them")
struct TextWidthTests {
    @Test(
        "columns of a text",
        arguments: [
            ("Milk", 4), ("Brötchen", 8), ("Bro\u{308}tchen", 8), ("牛乳", 4), ("우유", 4), ("ﾐﾙｸ", 3), ("ミルク", 6),
            ("🍕", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("é", 1), ("Ａ", 2), ("\u{200B}", 0),
            ("…", 1), ("│", 1), ("", 0),
        ])
    func width(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
    }

    @Test("a text is cut between characters, never in the middle of a wide one")
    func cut() {
        #expect(TextWidth.cut("Milk", to: 4) == "Milk")
        #expect(TextWidth.cut("Bread", to: 4) == "Bre…")
        #expect(TextWidth.cut("牛乳牛乳", to: 6) == "牛乳…")
        #expect(TextWidth.cut("牛乳牛乳", to: 7) == "牛乳牛…")
        #expect(TextWidth.cut("Milk", to: 0) == "")
    }

    @Test("words are kept together where they can be")
    func wrap() {
        #expect(TextWrapping.lines(of: "Keep track of it", width: 10) == ["Keep track", "of it"])
        #expect(TextWrapping.lines(of: "one\ntwo\r\nthree", width: 10) == ["one", "two", "three"])
        #expect(TextWrapping.lines(of: "abcdefgh ij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(TextWrapping.lines(of: "a  b ", width: 5) == ["a  b "])
        #expect(TextWrapping.lines(of: "牛乳牛乳", width: 5) == ["牛乳", "牛乳"])
        #expect(TextWrapping.lines(of: "one two three four", width: 8, limit: 2) == ["one two", "three f…"])
    }

    @Test("what would move a terminal's cursor is shown as a mark")
    func control() {
        #expect(TextWidth.printable("a\u{1B}[2Jb\tc") == "a\u{FFFD}[2Jb c")
        #expect(TextWidth.printable("a\u{202E}b") == "a\u{FFFD}b")
        #expect(TextWidth.printable("a\u{7F}b") == "a\u{FFFD}b")
    }

    @Test("every line of a screen is as wide as the terminal, whatever is on it", arguments: [20, 39, 40, 80])
    func lines(columns: Int) {
        let names = [
            "Brötchen", "牛乳牛乳牛乳牛乳牛乳牛乳牛乳牛乳牛乳牛乳牛乳", "👨‍👩‍👧‍👦🍕🇩🇪❤️", "a\u{1B}[2J\nb", "\u{202E}x",
            String(repeating: "long ", count: 40),
        ]
        let list = SampleListController(names: names, date: "二〇二四年五月三日")
        list.title = "牛乳 🍕 Brötchen"
        let screen = Screen(
            window(stacking: list, SampleFormController()), size: Screen.Size(columns: columns, lines: 24))
        expectEvenLines(screen)
        list.navigationController?.popViewController(animated: false)
        expectEvenLines(screen)
        let alert = UIAlertController(title: "牛乳 🍕", message: names[1] + names[2], preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "はい、全部消してください", style: .destructive))
        alert.addAction(UIAlertAction(title: "Abbrechen", style: .cancel))
        list.present(alert, animated: false)
        expectEvenLines(screen)
    }

    private func expectEvenLines(_ screen: Screen) {
        for line in screen.render().split(separator: "\n") {
            #expect(TextWidth.of(String(line)) == screen.size.columns, "\n\(screen.render())")
        }
    }
}
