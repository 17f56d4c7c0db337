import HeadlessUIKit

/// Turns the item that it was given into what the detail shows.
final class ItemsDetailDirector {
    weak var ui: (any ItemsDetail_DisplayUI)?
    let item: Item

    init(item: Item) {
        self.item = item
    }
}

// MARK: - Handle UI events

extension ItemsDetailDirector: ItemsDetail_HandleUIEvents {
    func onUIReady() {
        ui?.display(name: item.name)
        ui?.display(state: item.enabled ? "Enabled" : "Disabled", color: item.enabled ? .darkGray : .systemRed)
        ui?.display(date: DateText.day(of: item.date))
    }
}
