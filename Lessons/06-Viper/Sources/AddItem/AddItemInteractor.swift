import Foundation

/// The use case of the form: refuses a blank name, dates the new item and has it stored.
final class AddItemInteractor {
    weak var presenter: (any AddItemInteractorOutputProtocol)?
    let localDataManager: any AddItemLocalDataManagerInputProtocol
    let now: () -> Date

    init(localDataManager: any AddItemLocalDataManagerInputProtocol, now: @escaping () -> Date = { Date() }) {
        self.localDataManager = localDataManager
        self.now = now
    }
}

// MARK: - From the presenter

extension AddItemInteractor: AddItemInteractorInputProtocol {
    func save(name: String, enabled: Bool) {
        if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            presenter?.didRefuseName()
            return
        }
        // An item is as old as the moment in which it was saved, not the one in which the form was opened.
        let item = Item(name: name, enabled: enabled, date: now())
        // The presenter is held until the answer: a save outlives its form, and the list hears of it.
        localDataManager.persist(item) { [presenter] result in
            switch result {
            case .success: presenter?.didSave()
            case .failure: presenter?.didFailToSave()
            }
        }
    }
}
