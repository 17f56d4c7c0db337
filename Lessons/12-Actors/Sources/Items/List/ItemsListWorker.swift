/// Fetches the list's items from its store, or the first time from its feed, deletes them, and tells how that ended.
final class ItemsListWorker {
    weak var presenter: (any ItemsList_PresentData)?
    let store: ItemsStore
    let feed: ItemsFeed?

    init(store: ItemsStore, feed: ItemsFeed?) {
        self.store = store
        self.feed = feed
    }

    private func fetchFirstItems() {
        guard let feed else {
            presenter?.present(items: [])
            return
        }
        // The store is held, the Worker is not: the items are stored even if the list is gone, but then not presented.
        feed.download { [store, weak self] result in
            switch result {
            case .success(let items): store.begin(with: items) { [weak self] stored in self?.present(stored) }
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    private func present(_ stored: Result<[Item], ItemsStoreError>) {
        switch stored {
        case .success(let items): presenter?.present(items: items)
        case .failure: presenter?.presentFetchError()
        }
    }
}

// MARK: - Manage data

extension ItemsListWorker: ItemsList_ManageData {
    func fetchItems() {
        store.load { [weak self] result in
            switch result {
            case .success(let items?): self?.presenter?.present(items: items)
            case .success(nil): self?.fetchFirstItems()
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func deleteAllItems() {
        store.deleteAll { [weak self] result in
            switch result {
            case .success: self?.presenter?.presentDeleteSuccess()
            case .failure: self?.presenter?.presentDeleteError()
            }
        }
    }
}
