import HeadlessUIKit

/// Decides what the list shows and where a tap leads.
final class ItemsListDirector {
    let dataManager: any ItemsList_ManageData
    let navigator: any ItemsList_Navigate
    weak var ui: (any ItemsList_DisplayUI)?
    private var items: [Item] = []
    private var isDeleting = false

    init(dataManager: any ItemsList_ManageData, navigator: any ItemsList_Navigate) {
        self.dataManager = dataManager
        self.navigator = navigator
    }

    private var itemsUI: [ItemUI] {
        items.map { item in
            ItemUI(
                name: item.name, color: item.enabled ? .darkGray : .systemRed, date: DateText.day(of: item.date))
        }
    }

    private func fetch() {
        ui?.display(loading: true)
        dataManager.fetchItems()
    }

    private func show(_ items: [Item]) {
        self.items = items
        if items.isEmpty {
            ui?.display(placeholder: "No items yet")
        } else {
            ui?.display(items: itemsUI)
        }
        ui?.display(loading: false)
    }
}

// MARK: - Handle UI events

extension ItemsListDirector: ItemsList_HandleUIEvents {
    func onUIReady() {
        fetch()
    }

    func onAddItem() {
        navigator.gotoAddItem(with: self)
    }

    func onDeleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        ui?.display(loading: true)
        dataManager.deleteAllItems()
    }

    func onItemSelected(index: Int) {
        guard items.indices.contains(index) else { return }
        navigator.gotoDetail(for: items[index])
    }
}

// MARK: - Present data

extension ItemsListDirector: ItemsList_PresentData {
    func present(items: [Item]) {
        show(items)
    }

    func presentFetchError() {
        ui?.display(loading: false)
        ui?.display(error: "Your items could not be loaded.")
    }

    func presentDeleteSuccess() {
        isDeleting = false
        show([])
        ui?.display(success: "All items were deleted.")
    }

    func presentDeleteError() {
        isDeleting = false
        ui?.display(loading: false)
        ui?.display(error: "Your items could not be deleted.")
    }
}

// MARK: - News from Add

extension ItemsListDirector: ItemsAdd_Delegate {
    func didAddItem() {
        fetch()
    }
}
