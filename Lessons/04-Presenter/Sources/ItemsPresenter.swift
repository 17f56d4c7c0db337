/// Decides what the list shows and where a tap leads, and still gets the items by itself.
final class ItemsPresenter {
    weak var view: (any ItemsViewProtocol)?
    let store: any ItemsStoring
    let feed: (any ItemsFeeding)?
    private var items: [Item] = []
    /// Whether the items are being deleted; until that has ended, no second deletion starts.
    private var isDeleting = false

    init(store: any ItemsStoring, feed: (any ItemsFeeding)?) {
        self.store = store
        self.feed = feed
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

    // MARK: - Loading

    private func loadItems() {
        view?.showLoader()
        let show: @MainActor @Sendable (Result<[Item], any Error>) -> Void = { [weak self] result in
            guard let self else { return }
            self.view?.hideLoader()
            switch result {
            case .success(let items):
                self.showItems(items)
            case .failure:
                self.view?.show(error: "Your items could not be loaded.")
            }
        }
        store.load { [weak self] result in
            switch result {
            case .success(let items?): show(.success(items))
            case .success(nil): self?.downloadItems(completion: show)
            case .failure(let error): show(.failure(error))
            }
        }
    }

    private func downloadItems(completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void) {
        guard let feed else { return completion(.success([])) }
        feed.download { [store] result in
            switch result {
            case .success(let items): store.begin(with: items) { stored in completion(stored.mapError { $0 }) }
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    // MARK: - Deleting

    private func deleteAllItems() {
        guard !isDeleting else { return }
        isDeleting = true
        view?.showLoader()
        store.deleteAll { [weak self] result in
            guard let self else { return }
            self.isDeleting = false
            self.view?.hideLoader()
            switch result {
            case .success:
                self.showItems([])
                self.view?.show(success: "All items were deleted.")
            case .failure:
                self.view?.show(error: "Your items could not be deleted.")
            }
        }
    }
}

// MARK: - From the view

extension ItemsPresenter: ItemsPresenterProtocol {
    func viewDidLoad() {
        loadItems()
    }

    func userDidTapDeleteAll() {
        deleteAllItems()
    }

    func userDidSelectRow(at index: Int) {
        // The rows may have been deleted between the touch and its end.
        guard items.indices.contains(index) else { return }
        view?.presentItemDetail(of: items[index])
    }

    func didAddItem() {
        loadItems()
    }
}
