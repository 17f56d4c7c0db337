import Foundation

/// Passes the form's events on, and turns what comes of them into what is shown.
final class AddItemPresenter {
    weak var output: (any AddItemPresenterOutput)?
    weak var router: (any AddItemRouterProtocol)?
    // The list shows what is stored, so it has to be told.
    weak var delegate: (any AddItemDelegate)?
    let useCase: AddItemUseCase
    /// Whether a save is on its way; until it has ended, no other save starts.
    private var isSaving = false

    init(useCase: AddItemUseCase) {
        self.useCase = useCase
    }
}

// MARK: - Events

extension AddItemPresenter {
    func eventViewReady() {
        output?.show(
            form: AddItemViewModel(
                title: NSLocalizedString("Add item", comment: "Title of the form"),
                name: NSLocalizedString("Name", comment: "What is to be typed into the field"),
                enabled: NSLocalizedString("Enabled", comment: "Beside the switch"),
                save: NSLocalizedString("Save", comment: "Button that stores the item")))
    }

    func eventSave(name: String, enabled: Bool) {
        guard !isSaving else { return }
        isSaving = true
        output?.showSaveStart()
        useCase.eventSave(name: name, enabled: enabled)
    }
}

// MARK: - Save output

extension AddItemPresenter: AddItemSaveUseCaseOutput {
    func presentNameMissing() {
        isSaving = false
        output?.showSaveError(
            alert: .error(NSLocalizedString("Please enter a name.", comment: "Message of an alert")))
    }

    func presentSaveSuccess() {
        delegate?.addItemDidSave()
        isSaving = false
        output?.showSaveEnd()
        router?.eventDone(on: output)
    }

    func presentSaveError() {
        isSaving = false
        output?.showSaveError(
            alert: .error(NSLocalizedString("The item could not be saved.", comment: "Message of an alert")))
    }
}

extension AddItemPresenter: AddItemUseCaseOutput {}
