import Foundation

/// The form's use case: refuses a blank name, dates the new item and has it stored.
final class AddItemUseCase {
    weak var output: (any AddItemUseCaseOutput)?
    let entityGateway: any EntityGateway
    let now: () -> Date

    init(entityGateway: any EntityGateway, now: @escaping () -> Date = { Date() }) {
        self.entityGateway = entityGateway
        self.now = now
    }
}

// MARK: - Save

extension AddItemUseCase {
    func eventSave(name: String, enabled: Bool) {
        if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            output?.presentNameMissing()
            return
        }
        // The output is held until the answer: a save outlives its form, and the list hears of it.
        entityGateway.itemManager.create(name: name, enabled: enabled, date: now()) { [output] result in
            switch result {
            case .success: output?.presentSaveSuccess()
            case .failure: output?.presentSaveError()
            }
        }
    }
}
