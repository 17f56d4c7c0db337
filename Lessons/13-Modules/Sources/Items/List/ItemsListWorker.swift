/// Gets and deletes the list's items, and tells its presenter how that ended.
final class ItemsListWorker {
    weak var presenter: (any ItemsList_PresentData)?
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }
}

// MARK: - Manage data

extension ItemsListWorker: ItemsList_ManageData {
    func fetchItems() {
        store.load { [weak self] result in
            switch result {
            case .success(let items): self?.presenter?.present(items: items)
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
