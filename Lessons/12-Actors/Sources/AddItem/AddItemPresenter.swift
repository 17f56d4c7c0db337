import Foundation

/// Decides what the form shows while an item is saved, and what follows.
final class AddItemPresenter {
    weak var view: (any ItemsAdd_DisplayUI)?
    let interactor: any ItemsAdd_ManageData
    let wireFrame: any ItemsAdd_Navigate
    // The list shows what is stored, so it has to be told.
    weak var delegate: (any ItemsAdd_Delegate)?
    /// Whether a save is on its way; until it has ended, no other save starts.
    private var isSaving = false

    init(interactor: any ItemsAdd_ManageData, wireFrame: any ItemsAdd_Navigate) {
        self.interactor = interactor
        self.wireFrame = wireFrame
    }
}

// MARK: - From the view

extension AddItemPresenter: ItemsAdd_HandleUIEvents {
    func onSaveItem(name: String, enabled: Bool) {
        guard !isSaving else { return }
        guard !name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            view?.display(error: "Please enter a name.")
            return
        }
        isSaving = true
        view?.display(loading: true)
        interactor.addItem(name: name, enabled: enabled)
    }
}

// MARK: - From the interactor

extension AddItemPresenter: ItemsAdd_PresentData {
    func presentSuccess() {
        delegate?.didAddItem()
        isSaving = false
        view?.display(loading: false)
        wireFrame.goBack()
    }

    func presentError() {
        isSaving = false
        view?.display(loading: false)
        view?.display(error: "The item could not be saved.")
    }
}
