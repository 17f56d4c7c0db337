/// The screens, each opened from the one before. The last one is shown, and gets what is typed.
final class TerminalStack {
    private(set) var screens: [TerminalScreen] = []
    private let terminal: Terminal
    private var isAwaitingLine = false
    private var isStale = false

    /// A stack with its first screen.
    init(_ first: TerminalScreen, on terminal: Terminal) {
        self.terminal = terminal
        push(first)
    }

    /// Puts a screen on top.
    func push(_ screen: TerminalScreen) {
        screens.append(screen)
        screen.stack = self
        screen.didArrive()
        didChange(screen)
    }

    /// Leaves the screen, if it is the one on top and not the only one.
    func pop(_ screen: TerminalScreen) {
        guard screens.count > 1, screens.last === screen else { return }
        screens.removeLast()
        screen.stack = nil
        if let top = screens.last { didChange(top) }
    }

    /// Prints a screen and reads a line, until the user quits or the input ends; returns whether every line was done.
    func run() async -> Bool {
        var isDone = true
        while true {
            await settle()
            draw()
            isAwaitingLine = true
            let line = await terminal.nextLine()
            isAwaitingLine = false
            guard let line, line.trimmed.lowercased() != "quit" else { return isDone }
            if !line.trimmed.isEmpty, !perform(line) { isDone = false }
        }
    }

    /// Waits for the answer that the screen on top waits for, so that lines from a file don't outrun it. Not forever: a
    /// screen may be left while it loads.
    private func settle() async {
        let end = ContinuousClock.now + terminal.patience
        while screens.last?.isLoading == true, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}

// MARK: - Typed

extension TerminalStack {
    private var commands: [TerminalCommand] {
        guard let top = screens.last else { return [] }
        return top.commands + (screens.count > 1 ? [TerminalCommand("back") { self.pop(top) }] : [])
    }

    private var choices: String { (commands.map(\.usage) + ["quit"]).joined(separator: ", ") }

    private func perform(_ line: String) -> Bool {
        if commands.contains(where: { $0.run(line) }) { return true }
        terminal.complain("\"\(line.trimmed)\" can't be done here. Type one of: \(choices)")
        return false
    }
}

// MARK: - Printed

extension TerminalStack {
    private func draw() {
        guard let top = screens.last else { return }
        isStale = false
        terminal.print(
            [TerminalLine("== \(top.title) ==")] + top.takeMessages().map { TerminalLine($0) } + top.lines
                + (top.isLoading ? [TerminalLine("One moment ...")] : []) + [TerminalLine("Type: \(choices)")])
    }

    /// An answer came while a line is awaited. The screen is printed once the turn is over, in which more may change.
    func didChange(_ screen: TerminalScreen) {
        guard isAwaitingLine, screen === screens.last, !isStale else { return }
        isStale = true
        Task {
            guard isAwaitingLine, isStale else { return }
            terminal.print([])
            draw()
            terminal.prompt()
        }
    }
}
