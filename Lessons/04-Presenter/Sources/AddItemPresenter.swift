import Foundation

/// Decides what may be saved, what the form shows meanwhile, and what follows.
final class AddItemPresenter {
    weak var view: (any AddItemViewProtocol)?
    let store: any ItemsStoring
    // The list shows what is stored, so it has to be told.
    let onSave: @MainActor @Sendable () -> Void
    /// Whether a save is on its way; until it has ended, no other save starts.
    private var isSaving = false

    init(store: any ItemsStoring, onSave: @escaping @MainActor @Sendable () -> Void) {
        self.store = store
        self.onSave = onSave
    }
}

// MARK: - From the view

extension AddItemPresenter: AddItemPresenterProtocol {
    func userDidTapSave(name: String, enabled: Bool) {
        guard !isSaving else { return }
        if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            view?.show(error: "Please enter a name.")
            return
        }
        isSaving = true
        view?.show(canSave: false)
        // An item is as old as the moment in which it was saved, not the one in which the form was opened.
        let item = Item(name: name, enabled: enabled, date: Date())
        store.add(item) { [weak self, onSave] result in
            if case .success = result {
                onSave()
            }
            guard let self else { return }
            self.isSaving = false
            self.view?.show(canSave: true)
            switch result {
            case .success:
                self.view?.goBack()
            case .failure:
                self.view?.show(error: "The item could not be saved.")
            }
        }
    }
}
