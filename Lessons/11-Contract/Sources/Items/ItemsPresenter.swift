import HeadlessUIKit

/// Decides what the list shows, and where a tap leads.
final class ItemsPresenter {
    weak var view: (any ItemsList_DisplayUI)?
    let interactor: any ItemsList_ManageData
    let wireFrame: any ItemsList_Navigate
    private var items: [Item] = []
    /// Whether the items are being deleted; until that has ended, no second deletion starts.
    private var isDeleting = false

    init(interactor: any ItemsList_ManageData, wireFrame: any ItemsList_Navigate) {
        self.interactor = interactor
        self.wireFrame = wireFrame
    }

    private var itemsUI: [ItemUI] {
        items.map { item in
            ItemUI(
                name: item.name, color: item.enabled ? .darkGray : .systemRed, date: DateText.day(of: item.date))
        }
    }

    private func showItems(_ items: [Item]) {
        self.items = items
        if items.isEmpty {
            view?.display(placeholder: "No items yet")
        } else {
            view?.display(items: itemsUI)
        }
    }

    private func fetchItems() {
        view?.display(loading: true)
        interactor.fetchItems()
    }
}

// MARK: - From the view

extension ItemsPresenter: ItemsList_HandleUIEvents {
    func onUIReady() {
        fetchItems()
    }

    func onAddItem() {
        wireFrame.gotoAddItem(with: self)
    }

    func onDeleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        view?.display(loading: true)
        interactor.deleteAllItems()
    }

    func onItemSelected(index: Int) {
        // The rows may have been deleted between the touch and its end.
        guard items.indices.contains(index) else { return }
        wireFrame.gotoDetail(for: items[index])
    }
}

// MARK: - From the interactor

extension ItemsPresenter: ItemsList_PresentData {
    func present(items: [Item]) {
        view?.display(loading: false)
        showItems(items)
    }

    func presentFetchError() {
        view?.display(loading: false)
        view?.display(error: "Your items could not be loaded.")
    }

    func presentDeleteSuccess() {
        isDeleting = false
        view?.display(loading: false)
        showItems([])
        view?.display(success: "All items were deleted.")
    }

    func presentDeleteError() {
        isDeleting = false
        view?.display(loading: false)
        view?.display(error: "Your items could not be deleted.")
    }
}

// MARK: - News from the form

extension ItemsPresenter: ItemsAdd_Delegate {
    func didAddItem() {
        fetchItems()
    }
}
