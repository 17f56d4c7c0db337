/// Decides what the list shows, and what a tap on it means.
///
/// It knows no controller. The one that shows it sets two closures, which is all that one listener needs: `onChange`,
/// after which it reads `state` again, and `onAlert` for what is told once and so isn't state.
final class ItemsViewModel {
    private(set) var state = ItemsState() {
        didSet { onChange() }
    }
    var onChange: () -> Void = {}
    var onAlert: (Alert) -> Void = { _ in }

    let repository: any ItemsRepository
    let coordinator: any ItemsCoordinating
    private var items: [Item] = []
    /// Whether the items are being deleted; until that has ended, no second deletion starts.
    private var isDeleting = false

    init(repository: any ItemsRepository, coordinator: any ItemsCoordinating) {
        self.repository = repository
        self.coordinator = coordinator
    }

    private func show(_ items: [Item]) {
        self.items = items
        state = ItemsState(
            rows: items.map(ItemRow.init), placeholder: items.isEmpty ? "No items yet" : nil, isLoading: false)
    }

    private func fail(saying message: String) {
        state.isLoading = false
        onAlert(.error(message))
    }
}

// MARK: - What the user does

extension ItemsViewModel {
    /// Gets the items; the screen was opened, or there is a new one.
    func load() {
        state.isLoading = true
        repository.loadItems { [weak self] result in
            switch result {
            case .success(let items): self?.show(items)
            case .failure: self?.fail(saying: "Your items could not be loaded.")
            }
        }
    }

    /// The button that adds an item was tapped.
    func addItem() {
        coordinator.showForm { [weak self] in self?.load() }
    }

    /// The button that deletes all items was tapped.
    func deleteAll() {
        guard !isDeleting else { return }
        isDeleting = true
        state.isLoading = true
        repository.deleteAllItems { [weak self] result in
            guard let self else { return }
            isDeleting = false
            switch result {
            case .success:
                show([])
                onAlert(.done("All items were deleted."))
            case .failure:
                fail(saying: "Your items could not be deleted.")
            }
        }
    }

    /// The row at `index` was tapped; the rows may have changed since the finger came down.
    func selectItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        coordinator.showDetail(of: items[index])
    }
}
