/// Decides what the form shows while an item is saved, and what follows.
final class AddItemPresenter {
    weak var view: (any AddItemViewProtocol)?
    let interactor: any AddItemInteractorInputProtocol
    let wireFrame: any AddItemWireFrameProtocol
    // The list shows what is stored, so somebody has to tell it.
    weak var delegate: (any AddItemModuleDelegate)?

    init(interactor: any AddItemInteractorInputProtocol, wireFrame: any AddItemWireFrameProtocol) {
        self.interactor = interactor
        self.wireFrame = wireFrame
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
        delegate?.didAddItem()
        view?.show(canSave: true)
        wireFrame.goBack()
    }

    func didFailToSave() {
        view?.show(canSave: true)
        view?.show(error: "The item could not be saved.")
    }
}
