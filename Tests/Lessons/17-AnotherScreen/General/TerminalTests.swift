import Testing

@testable import Lesson17AnotherScreen

@Suite("A terminal reads lines and prints lines")
struct TerminalTests {
    private let paper = Paper()

    @Test("reads line by line, to the end of the input")
    func read() async {
        let terminal = paper.terminal(reading: Keyboard(["one", ""]))
        #expect(await [terminal.nextLine(), terminal.nextLine(), terminal.nextLine()] == ["one", "", nil])
        #expect(paper.text == "")
    }

    @Test("shows a person where to type, and leaves the cursor at the begin of a line")
    func prompt() async {
        let terminal = paper.terminal(reading: Keyboard(["one"]), isByHand: true)
        #expect(await [terminal.nextLine(), terminal.nextLine()] == ["one", nil])
        #expect(paper.text == "> > \n")
    }

    @Test("prints in color only where there are colors", arguments: [true, false])
    func color(isColored: Bool) {
        paper.terminal(isColored: isColored).print([TerminalLine("Bread", isRed: true), TerminalLine("Milk")])
        #expect(paper.text == (isColored ? "\u{1B}[31mBread\u{1B}[0m\nMilk\n\n" : "Bread\nMilk\n\n"))
    }
}
