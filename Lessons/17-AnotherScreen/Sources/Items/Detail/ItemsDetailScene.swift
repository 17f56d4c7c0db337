/// The detail's screen: three lines.
final class ItemsDetailScene: TerminalScreen {
    let eventsHandler: any ItemsDetail_HandleUIEvents
    private var name = ""
    private var state = ""
    private var date = ""

    init(eventsHandler: any ItemsDetail_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(title: "Item")
    }

    override func didArrive() {
        eventsHandler.onUIReady()
    }

    override var lines: [TerminalLine] { [name, state, date].map { TerminalLine($0) } }
}

// MARK: - Display UI

extension ItemsDetailScene: ItemsDetail_DisplayUI {
    func display(name: String) {
        self.name = name
        didChange()
    }

    /// The color is one of UIKit's, which no file of this program imports. It can't be named here, so any value is taken,
    /// and none is looked at: the words say the same.
    func display(state: String, color: some Any) {
        self.state = state
        didChange()
    }

    func display(date: String) {
        self.date = date
        didChange()
    }
}
