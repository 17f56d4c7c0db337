/// What all screens in a terminal have in common, as `UIViewController` has it for those of UIKit.
class TerminalScreen {
    /// Where it lies; the stack owns its screens.
    weak var stack: TerminalStack?
    let title: String
    private var messages: [String] = []

    init(title: String) {
        self.title = title
    }

    /// Whether work goes on that somebody waits for.
    var isLoading: Bool { false }

    /// What it shows below its title.
    var lines: [TerminalLine] { [] }

    /// What can be typed now.
    var commands: [TerminalCommand] { [] }

    /// The screen was put on a stack and can display. It happens once.
    func didArrive() {}

    /// Something about it is no longer as it was printed.
    final func didChange() {
        stack?.didChange(self)
    }

    /// Has a message printed with the screen, the next time it is printed and not again.
    final func tell(_ message: String) {
        messages.append(message)
        didChange()
    }

    /// The messages that are still to be printed; after that they are not.
    final func takeMessages() -> [String] {
        defer { messages = [] }
        return messages
    }
}
