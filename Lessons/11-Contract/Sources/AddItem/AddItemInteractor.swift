import Foundation

/// The use case of the form: dates the new item and has it stored.
final class AddItemInteractor {
    weak var presenter: (any ItemsAdd_PresentData)?
    let localDataManager: any AddItemLocalDataManagerInputProtocol
    let now: () -> Date

    init(localDataManager: any AddItemLocalDataManagerInputProtocol, now: @escaping () -> Date = { Date() }) {
        self.localDataManager = localDataManager
        self.now = now
    }
}

// MARK: - From the presenter

extension AddItemInteractor: ItemsAdd_ManageData {
    func addItem(name: String, enabled: Bool) {
        // An item is as old as the moment in which it was saved, not the one in which the form was opened.
        let item = Item(name: name, enabled: enabled, date: now())
        // The presenter is held until the answer: a save outlives its form, and the list hears of it.
        localDataManager.persist(item) { [presenter] result in
            switch result {
            case .success: presenter?.presentSuccess()
            case .failure: presenter?.presentError()
            }
        }
    }
}
