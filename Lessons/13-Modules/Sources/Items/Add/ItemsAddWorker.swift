import Foundation

/// Stores a new item, and tells its presenter how that ended.
final class ItemsAddWorker {
    weak var presenter: (any ItemsAdd_PresentData)?
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }
}

// MARK: - Manage data

extension ItemsAddWorker: ItemsAdd_ManageData {
    func addItem(name: String, enabled: Bool) {
        // The presenter is held until the answer: a save outlives a form that was left, and the list hears of it.
        store.add(Item(name: name, enabled: enabled, date: Date())) { [presenter] result in
            switch result {
            case .success: presenter?.presentSuccess()
            case .failure: presenter?.presentError()
            }
        }
    }
}
