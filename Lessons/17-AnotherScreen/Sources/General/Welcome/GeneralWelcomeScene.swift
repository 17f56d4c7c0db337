/// The first screen: a greeting and a command.
final class GeneralWelcomeScene: TerminalScreen {
    let eventsHandler: any GeneralWelcome_HandleUIEvents

    init(eventsHandler: any GeneralWelcome_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(title: "Welcome")
    }

    override var lines: [TerminalLine] { [TerminalLine("Keep track of your items.")] }

    override var commands: [TerminalCommand] {
        [TerminalCommand("show items") { self.eventsHandler.onShowItems() }]
    }
}
