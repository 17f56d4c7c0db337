import Testing

@testable import Lesson17AnotherScreen

@Suite("A line of a screen goes to the terminal as one line")
struct TerminalLineTests {
    @Test("in red where it stands out, if there are colors")
    func red() {
        let line = TerminalLine("Bread", isRed: true)
        #expect(line.text(isColored: true) == "\u{1B}[31mBread\u{1B}[0m")
        #expect(line.text(isColored: false) == "Bread")
        #expect(TerminalLine("Milk").text(isColored: true) == "Milk")
    }

    @Test(
        "a name can't break it, or move the cursor",
        arguments: [
            ("a\nb", "a?b"), ("a\r\nb", "a?b"), ("a\tb", "a?b"), ("\u{1B}[2J", "?[2J"), ("a\u{2028}b", "a?b"),
            ("Brötchen 🥐", "Brötchen 🥐"),
        ])
    func control(name: String, shown: String) {
        #expect(TerminalLine(name).text(isColored: true) == shown)
    }
}
