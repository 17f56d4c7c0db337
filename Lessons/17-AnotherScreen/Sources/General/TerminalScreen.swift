/// The base of all screens in a terminal, as `UIViewController` is that of UIKit's screens.
class TerminalScreen {
    /// The stack that it is on; the stack owns its screens.
    weak var stack: TerminalStack?
    let title: String
    private var messages: [String] = []

    init(title: String) {
        self.title = title
    }

    /// Whether the user waits for work that goes on.
    var isLoading: Bool { false }

    /// The lines below its title.
    var lines: [TerminalLine] { [] }

    /// The commands that can be typed now.
    var commands: [TerminalCommand] { [] }

    /// The screen was put on a stack and can display. It happens once.
    func didArrive() {}

    /// Something on it is no longer as it was printed.
    final func didChange() {
        stack?.didChange(self)
    }

    /// Has a message printed with the screen, the next time it is printed and not again.
    final func tell(_ message: String) {
        messages.append(message)
        didChange()
    }

    /// Returns the messages that are still to be printed, and forgets them.
    final func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
