/// Decides what the list shows, and where a tap leads.
final class ItemsPresenter {
    weak var view: (any ItemsViewProtocol)?
    let interactor: any ItemsInteractorInputProtocol
    private var items: [Item] = []
    /// Whether the items are being deleted; until that has ended, no second deletion starts.
    private var isDeleting = false

    init(interactor: any ItemsInteractorInputProtocol) {
        self.interactor = interactor
    }

    private var rows: [ItemRow] {
        items.map { ItemRow(name: $0.name, date: DateText.day(of: $0.date), standsOut: !$0.enabled) }
    }

    private func showItems(_ items: [Item]) {
        self.items = items
        if items.isEmpty {
            view?.show(placeholder: "No items yet")
        } else {
            view?.show(rows: rows)
        }
    }

    private func fetchItems() {
        view?.showLoader()
        interactor.fetchItems()
    }
}

// MARK: - From the view

extension ItemsPresenter: ItemsPresenterProtocol {
    func viewDidLoad() {
        fetchItems()
    }

    func userDidTapDeleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        view?.showLoader()
        interactor.deleteAllItems()
    }

    func userDidSelectRow(at index: Int) {
        // The rows may have been deleted between the touch and its end.
        guard items.indices.contains(index) else { return }
        view?.presentItemDetail(of: items[index])
    }

    func didAddItem() {
        fetchItems()
    }
}

// MARK: - From the interactor

extension ItemsPresenter: ItemsInteractorOutputProtocol {
    func didFetch(_ items: [Item]) {
        view?.hideLoader()
        showItems(items)
    }

    func didFailToFetch() {
        view?.hideLoader()
        view?.show(error: "Your items could not be loaded.")
    }

    func didDeleteAll() {
        isDeleting = false
        view?.hideLoader()
        showItems([])
        view?.show(success: "All items were deleted.")
    }

    func didFailToDeleteAll() {
        isDeleting = false
        view?.hideLoader()
        view?.show(error: "Your items could not be deleted.")
    }
}
