import Commands
import Course

/// Draws on a terminal of any size, and restores it at the end.
final class WatchTerminal: WatchView {
    let isTerminal = true
    private let checkout: Checkout
    private let console: Console
    private let terminal: RawTerminal
    private let suspension = Suspension()
    private var drawn: [String] = []
    private var size: TerminalSize
    private var wasDrawn = false

    init(_ checkout: Checkout, _ session: Session) {
        self.checkout = checkout
        console = session.console
        terminal = RawTerminal(session.console)
        size = .whole
    }

    func show(_ state: inout WatchState, doing: String, notice: String?) {
        let now = TerminalSize.whole
        // The status page is already printed, and stays until there is something else to show.
        if !wasDrawn, case .status = state.page, !state.isChecking, now == size, notice == nil { return }
        let screen = WatchScreen(
            state, doing: doing, notice: notice, in: checkout, style: console.style, columns: now.columns,
            rows: now.rows)
        state.limitScroll(to: screen.scrollLimit)
        let lines = screen.lines
        if wasDrawn, lines == drawn, now == size { return }
        (drawn, size, wasDrawn) = (lines, now, true)
        terminal.draw(lines)
    }

    func wasSuspended() -> Bool {
        guard suspension.wasAsked() else { return false }
        terminal.leave()
        suspension.stop()
        terminal.enter()
        drawn = []
        return true
    }

    func lendTerminal<Value>(_ work: (_ whenStopped: () -> Void) -> Value) -> Value {
        terminal.leave()
        defer {
            // The terminal sent each Ctrl-Z to this process as well.
            _ = suspension.wasAsked()
            terminal.enter()
            drawn = []
        }
        return work(suspension.stop)
    }

    /// Prints one line about the exercise, because the screen disappears with everything on it.
    func end(_ state: WatchState) {
        terminal.leave()
        suspension.end()
        if wasDrawn {
            console.print("Watched \(state.exercise.label) \(state.exercise.name). To go on: swift run workbook")
        }
    }
}
