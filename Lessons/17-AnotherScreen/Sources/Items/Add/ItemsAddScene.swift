/// The form for a new item: what was typed so far, and commands to type more and to save.
final class ItemsAddScene: TerminalScreen {
    let eventsHandler: any ItemsAdd_HandleUIEvents
    private var name = ""
    private var isEnabled = true
    private var isSaving = false

    init(eventsHandler: any ItemsAdd_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(title: "Add item")
    }

    override var isLoading: Bool { isSaving }

    override var lines: [TerminalLine] {
        [TerminalLine("Name: \(name)"), TerminalLine("Enabled: \(isEnabled ? "yes" : "no")")]
    }

    override var commands: [TerminalCommand] {
        let type = TerminalCommand("name", "...") { text in
            self.name = text
            return true
        }
        let toggle = TerminalCommand("toggle enabled") { self.isEnabled.toggle() }
        return [type, toggle] + (isSaving ? [] : [TerminalCommand("save") { self.save() }])
    }

    private func save() {
        eventsHandler.onSaveItem(name: name, enabled: isEnabled)
    }
}

// MARK: - Display UI

extension ItemsAddScene: ItemsAdd_DisplayUI {
    func display(loading: Bool) {
        isSaving = loading
        didChange()
    }

    func display(error: String) {
        tell("Error: \(error)")
    }
}
