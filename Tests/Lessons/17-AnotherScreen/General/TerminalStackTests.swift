import Testing

@testable import Lesson17AnotherScreen

@Suite("A stack prints the screen on top and gives it what is typed")
struct TerminalStackTests {
    /// A screen that says whether it arrived, and can be told to load.
    private final class Page: TerminalScreen {
        var arrivals = 0
        var isBusy = false { didSet { didChange() } }
        override var isLoading: Bool { isBusy }
        override func didArrive() { arrivals += 1 }
        override var lines: [TerminalLine] { [TerminalLine("about \(title)")] }
        override var commands: [TerminalCommand] {
            [TerminalCommand("open") { self.stack?.push(Page(title: "Next")) }]
        }
    }

    private let paper = Paper()
    private let first = Page(title: "First")

    private func run(_ lines: [String]) async -> Bool {
        await TerminalStack(first, on: paper.terminal(reading: Keyboard(lines))).run()
    }

    @Test("prints title, lines and what can be typed, until the input ends")
    func endOfInput() async {
        #expect(await run([]))
        #expect(paper.text == "== First ==\nabout First\nType: open, quit\n\n")
        #expect(first.arrivals == 1)
    }

    @Test("opens a screen, and goes back to the one before, which does not arrive again")
    func back() async {
        #expect(await run(["open", "Back"]))
        #expect(
            paper.screens == [
                "== First ==\nabout First\nType: open, quit", "== Next ==\nabout Next\nType: open, back, quit",
                "== First ==\nabout First\nType: open, quit",
            ])
        #expect(first.arrivals == 1)
    }

    @Test("ends at quit, whatever was typed behind it")
    func quit() async {
        #expect(await run([" Quit ", "open"]))
        #expect(paper.screens.count == 1)
    }

    @Test("prints the screen again for an empty line")
    func emptyLine() async {
        #expect(await run(["", "  "]))
        #expect(paper.screens.count == 3)
        #expect(paper.complaints == [])
    }

    @Test(
        "complains about what can't be done here, names what can, and goes on", arguments: ["fly", "back", "open it"])
    func complaint(line: String) async {
        #expect(!(await run([line, "open"])))
        #expect(paper.complaints == ["\"\(line)\" can't be done here. Type one of: open, quit"])
        #expect(paper.screens.last?.hasPrefix("== Next ==") == true)
    }

    @Test("prints a message once, and that of a screen below when it is on top again")
    func messages() async {
        let keyboard = Keyboard()
        let stack = TerminalStack(first, on: paper.terminal(reading: keyboard))
        let next = Page(title: "Next")
        stack.push(next)
        first.tell("Error: late")
        next.tell("Done: early")
        for line in ["", "back", "", nil] { keyboard.type(line) }
        #expect(await stack.run())
        #expect(
            paper.screens.map { $0.split(separator: "\n").dropLast().joined(separator: "|") } == [
                "== Next ==|Done: early|about Next", "== Next ==|about Next", "== First ==|Error: late|about First",
                "== First ==|about First",
            ])
    }

    @Test("leaves a screen from the top only, and never the last one")
    func pop() {
        let stack = TerminalStack(first, on: paper.terminal())
        stack.pop(first)
        #expect(stack.screens.map(\.title) == ["First"])
        stack.push(Page(title: "Next"))
        stack.pop(first)
        #expect(stack.screens.map(\.title) == ["First", "Next"])
        if let next = stack.screens.last { stack.pop(next) }
        #expect(stack.screens.map(\.title) == ["First"])
    }

    @Test("waits with the next line until the screen has loaded")
    func loading() async {
        first.isBusy = true
        Task {
            try? await Task.sleep(for: .milliseconds(50))
            first.isBusy = false
        }
        #expect(await run([]))
        #expect(!paper.text.contains("One moment"))
    }

    @Test("reads the next line when loading takes long, and shows by itself that it ended")
    func late() async {
        let keyboard = Keyboard()
        let stack = TerminalStack(first, on: paper.terminal(reading: keyboard, isByHand: true, patience: .zero))
        first.isBusy = true
        let ended = Task { await stack.run() }
        #expect(await paper.shows("about First\nOne moment ...\nType: open, quit\n\n> "))
        first.isBusy = false
        first.tell("Done: it took a while")
        #expect(await paper.shows("> \n== First ==\nDone: it took a while\nabout First\nType: open, quit\n\n> "))
        keyboard.type(nil)
        #expect(await ended.value)
        // Two changes in one turn, and one print.
        #expect(paper.text.components(separatedBy: "== First ==").count == 3)
    }
}
