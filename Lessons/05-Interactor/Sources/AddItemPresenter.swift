/// Decides what the form shows while an item is saved, and what follows.
final class AddItemPresenter {
    weak var view: (any AddItemViewProtocol)?
    let interactor: any AddItemInteractorInputProtocol
    // The list shows what is stored, so it has to be told.
    let onSave: @MainActor @Sendable () -> Void
    /// Whether a save is on its way; until it has ended, no other save starts.
    private var isSaving = false

    init(interactor: any AddItemInteractorInputProtocol, onSave: @escaping @MainActor @Sendable () -> Void) {
        self.interactor = interactor
        self.onSave = onSave
    }
}

// MARK: - From the view

extension AddItemPresenter: AddItemPresenterProtocol {
    func userDidTapSave(name: String, enabled: Bool) {
        guard !isSaving else { return }
        isSaving = true
        view?.show(canSave: false)
        interactor.save(name: name, enabled: enabled)
    }
}

// MARK: - From the interactor

extension AddItemPresenter: AddItemInteractorOutputProtocol {
    func didRefuseName() {
        isSaving = false
        view?.show(canSave: true)
        view?.show(error: "Please enter a name.")
    }

    func didSave() {
        onSave()
        isSaving = false
        view?.show(canSave: true)
        view?.goBack()
    }

    func didFailToSave() {
        isSaving = false
        view?.show(canSave: true)
        view?.show(error: "The item could not be saved.")
    }
}
