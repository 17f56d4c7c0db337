import Testing

@testable import Lesson17AnotherScreen

@Suite("A command does what is typed for it, and nothing else")
struct TerminalCommandTests {
    @Test(
        "words alone",
        arguments: [
            ("save", true), ("  Save ", true), ("SAVE", true), ("", false), ("sav", false), ("saved", false),
            ("save all", false),
        ])
    func words(line: String, isDone: Bool) {
        var count = 0
        #expect(TerminalCommand("save") { count += 1 }.run(line) == isDone)
        #expect(count == (isDone ? 1 : 0))
    }

    @Test(
        "words and what follows them, with its spaces",
        arguments: [
            ("name Milk", "Milk"), ("Name Oat milk", "Oat milk"), ("name   ", "  "), ("name", ""),
            ("  name  Milk ", " Milk "),
        ])
    func argument(line: String, argument: String) {
        var got: String?
        let command = TerminalCommand("name", "...") { text in
            got = text
            return true
        }
        #expect(command.run(line))
        #expect(got == argument)
    }

    @Test("is not done with an argument that it can't use")
    func uselessArgument() {
        #expect(!TerminalCommand("row", "1-2") { _ in false }.run("row three"))
    }
}
