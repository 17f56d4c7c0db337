import Foundation

/// Dates a new item, stores it, and tells its presenter how that ended.
final class ItemsAddWorker {
    weak var presenter: (any ItemsAdd_PresentData)?
    let store: ItemsStore
    let now: () -> Date

    init(store: ItemsStore, now: @escaping () -> Date = { Date() }) {
        self.store = store
        self.now = now
    }
}

// MARK: - Manage data

extension ItemsAddWorker: ItemsAdd_ManageData {
    func addItem(name: String, enabled: Bool) {
        // The presenter is held until the answer: even if the form is gone, the list has to hear of the item.
        store.add(Item(name: name, enabled: enabled, date: now())) { [presenter] result in
            switch result {
            case .success: presenter?.presentSuccess()
            case .failure: presenter?.presentError()
            }
        }
    }
}
