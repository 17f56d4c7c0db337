/// Turns the item that it was given into what the detail shows.
final class ItemDetailPresenter {
    weak var view: (any ItemDetailViewProtocol)?
    let item: Item

    init(item: Item) {
        self.item = item
    }
}

// MARK: - From the view

extension ItemDetailPresenter: ItemDetailPresenterProtocol {
    func viewDidLoad() {
        view?.show(name: item.name)
        view?.show(state: item.enabled ? "Enabled" : "Disabled", standsOut: !item.enabled)
        view?.show(date: DateText.day(of: item.date))
    }
}
