import HeadlessUIKit

/// Turns the item that it was given into what the detail shows.
final class ItemDetailPresenter {
    weak var view: (any ItemsDetail_DisplayUI)?
    let item: Item

    init(item: Item) {
        self.item = item
    }
}

// MARK: - From the view

extension ItemDetailPresenter: ItemsDetail_HandleUIEvents {
    func onUIReady() {
        view?.display(name: item.name)
        view?.display(
            state: item.enabled ? "Enabled" : "Disabled", color: item.enabled ? .darkGray : .systemRed)
        view?.display(date: DateText.day(of: item.date))
    }
}
