/// Decides what the form shows while an item is saved, and what follows.
final class AddItemPresenter {
    weak var view: (any AddItemViewProtocol)?
    let interactor: any AddItemInteractorInputProtocol
    // The list shows what is stored, so somebody has to tell it.
    let onSave: @MainActor @Sendable () -> Void

    init(interactor: any AddItemInteractorInputProtocol, onSave: @escaping @MainActor @Sendable () -> Void) {
        self.interactor = interactor
        self.onSave = onSave
    }
}

// MARK: - From the view

extension AddItemPresenter: AddItemPresenterProtocol {
    func userDidTapSave(name: String, enabled: Bool) {
        view?.show(canSave: false)
        interactor.save(name: name, enabled: enabled)
    }
}

// MARK: - From the interactor

extension AddItemPresenter: AddItemInteractorOutputProtocol {
    func didRefuseName() {
        view?.show(canSave: true)
        view?.show(error: "Please enter a name.")
    }

    func didSave() {
        onSave()
        view?.show(canSave: true)
        view?.goBack()
    }

    func didFailToSave() {
        view?.show(canSave: true)
        view?.show(error: "The item could not be saved.")
    }
}
