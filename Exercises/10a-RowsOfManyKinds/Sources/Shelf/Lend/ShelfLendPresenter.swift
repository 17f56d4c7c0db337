import Foundation

/// Turns the typed text into a name and a number, and tells the view the result.
final class ShelfLendPresenter {
    weak var output: (any ShelfLendPresenterOutput)?
    private let useCase: ShelfLendUseCase
    private let router: any ShelfLendRouterProtocol
    /// Whether a loan is being stored, so that a second tap doesn't lend the book twice.
    private var isSaving = false

    init(useCase: ShelfLendUseCase, router: any ShelfLendRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Events

extension ShelfLendPresenter {
    func eventViewReady() {
        output?.show(title: "Lend")
        useCase.eventViewReady()
    }

    func eventSave(borrower: String, days: String) {
        guard !isSaving else { return }
        guard let count = Int(days.trimmingCharacters(in: .whitespaces)) else {
            showDaysError()
            return
        }
        isSaving = true
        output?.showSaveStart()
        useCase.eventSave(borrower: borrower.trimmingCharacters(in: .whitespacesAndNewlines), days: count)
    }
}

// MARK: - ViewReady output

extension ShelfLendPresenter: ShelfLendViewReadyUseCaseOutput {
    func present(bookTitle: String) {
        output?.show(bookTitle: bookTitle)
    }

    func presentBookError() {
        output?.show(bookTitle: "This book could not be loaded.")
    }
}

// MARK: - Save output

extension ShelfLendPresenter: ShelfLendSaveUseCaseOutput {
    func presentBorrowerMissing() {
        showError("Please enter a name.")
    }

    func presentDaysOutOfRange() {
        showDaysError()
    }

    func presentSaveSuccess() {
        router.eventDone()
    }

    func presentSaveError() {
        showError("The loan could not be saved.")
    }

    private func showDaysError() {
        showError("Please enter a number of days, 1 to 365.")
    }

    private func showError(_ message: String) {
        isSaving = false
        output?.showSaveError(title: "Error", message: message)
    }
}

extension ShelfLendPresenter: ShelfLendUseCaseOutput {}
