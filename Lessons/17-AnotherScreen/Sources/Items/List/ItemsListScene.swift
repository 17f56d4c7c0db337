/// The list's screen: a line for each row, and commands to add, to delete and to open a row.
final class ItemsListScene: TerminalScreen {
    let eventsHandler: any ItemsList_HandleUIEvents
    private var rows: [TerminalLine] = []
    private var placeholder: String?
    private var isBusy = false

    init(eventsHandler: any ItemsList_HandleUIEvents) {
        self.eventsHandler = eventsHandler
        super.init(title: "Items")
    }

    override func didArrive() {
        eventsHandler.onUIReady()
    }

    override var isLoading: Bool { isBusy }

    override var lines: [TerminalLine] { placeholder.map { [TerminalLine($0)] } ?? rows }

    override var commands: [TerminalCommand] {
        let add = TerminalCommand("add") { self.eventsHandler.onAddItem() }
        let deleteAll = TerminalCommand("delete all") { self.eventsHandler.onDeleteAll() }
        let open = TerminalCommand("row", rows.count == 1 ? "1" : "1-\(rows.count)") { self.select($0) }
        return [add] + (isBusy ? [] : [deleteAll]) + (rows.isEmpty ? [] : [open])
    }

    /// A row that isn't there can't be chosen, just as it can't be tapped.
    private func select(_ number: String) -> Bool {
        guard let number = Int(number.trimmed), rows.indices.contains(number - 1) else { return false }
        eventsHandler.onItemSelected(index: number - 1)
        return true
    }
}

// MARK: - Display UI

extension ItemsListScene: ItemsList_DisplayUI {
    func display(loading: Bool) {
        isBusy = loading
        didChange()
    }

    func display(items: [ItemUI]) {
        placeholder = nil
        rows = items.enumerated().map { index, item in
            // A terminal may have no colors, so a row in UIKit's red has to be recognized and gets a mark as well.
            let standsOut = item.color == .systemRed
            let mark = standsOut ? "  !" : ""
            return TerminalLine("\(index + 1)  \(item.name)  \(item.date)\(mark)", isRed: standsOut)
        }
        didChange()
    }

    func display(placeholder text: String) {
        placeholder = text
        rows = []
        didChange()
    }

    func display(error: String) {
        tell("Error: \(error)")
    }

    func display(success: String) {
        tell("Done: \(success)")
    }
}
