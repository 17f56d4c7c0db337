import Commands
import Course

/// Prints one page after another, if there is no terminal to draw on.
final class WatchPrinter: WatchView {
    let isTerminal = false
    private let console: Console
    private let text: WatchPageText
    private var printed = 0
    private var begun = 0
    private var lastNotice: String?

    init(_ checkout: Checkout, _ session: Session) {
        console = session.console
        text = WatchPageText(
            checkout: checkout, style: console.style, width: console.columns, room: console.room,
            isTerminal: console.isTerminal)
    }

    func show(_ state: inout WatchState, doing: String, notice: String?) {
        if state.turned > printed {
            printed = state.turned
            console.print(text.lines(state.page).joined(separator: "\n") + "\n")
        }
        if state.begun > begun { console.print("Checking \(state.exercise.label) \(state.exercise.name)") }
        begun = state.begun
        if let notice, notice != lastNotice { console.complain(notice) }
        lastNotice = notice
    }

    func wasSuspended() -> Bool { false }

    func lendTerminal<Value>(_ work: (_ whenStopped: () -> Void) -> Value) -> Value { work {} }

    func end(_ state: WatchState) {}
}
