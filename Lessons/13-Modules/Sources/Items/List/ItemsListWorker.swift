/// Gets and deletes the list's items, in its store or the first time from its feed, and tells how that ended.
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
        feed.download { [weak self] result in
            switch result {
            case .success(let items): self?.begin(with: items)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    private func begin(with items: [Item]) {
        store.begin(with: items) { [weak self] result in
            switch result {
            case .success(let stored): self?.presenter?.present(items: stored)
            case .failure: self?.presenter?.presentFetchError()
            }
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
