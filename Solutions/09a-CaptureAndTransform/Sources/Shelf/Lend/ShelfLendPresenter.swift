import Foundation

/// Converts the typed text, passes it on, and tells the view the result.
final class ShelfLendPresenter {
    weak var output: (any ShelfLendPresenterOutput)?
    private let useCase: ShelfLendUseCase
    private let router: any ShelfLendRouterProtocol
    /// Of the view, and kept only because it never changes.
    private var isWide = false
    /// Whether a loan is being stored, so that a second tap doesn't lend the book twice.
    private var isSaving = false

    init(useCase: ShelfLendUseCase, router: any ShelfLendRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Events

extension ShelfLendPresenter {
    func eventViewReady(width: Double) {
        isWide = width >= 600
        output?.show(title: ShelfLendText.title)
        useCase.eventViewReady()
    }

    func eventCapture(borrower text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        useCase.eventCapture(borrower: name.isEmpty ? nil : name)
    }

    func eventCapture(due text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let day = DueDate.day(from: text)
        // Text that isn't a day stops here. But the use case must hear that the earlier day is gone.
        useCase.eventCapture(due: day)
        if day == nil, !text.isEmpty { output?.show(dueMessage: ShelfLendText.dueFormat) }
    }

    func eventSave() {
        guard !isSaving else { return }
        isSaving = true
        output?.showSaveStart()
        useCase.eventSave()
    }
}

// MARK: - ViewReady output

extension ShelfLendPresenter: ShelfLendViewReadyUseCaseOutput {
    func present(bookTitle: String) {
        output?.show(bookTitle: bookTitle)
    }

    func presentBookError() {
        output?.show(bookTitle: ShelfLendText.bookError)
    }
}

// MARK: - Capture outputs

extension ShelfLendPresenter: ShelfLendCaptureBorrowerUseCaseOutput {
    func presentBorrowerCaptured() {
        output?.show(borrowerMessage: nil)
    }
}

extension ShelfLendPresenter: ShelfLendCaptureDueUseCaseOutput {
    func presentDueCaptured() {
        output?.show(dueMessage: nil)
    }

    func presentDueRefused() {
        output?.show(dueMessage: dueRefused)
    }

    private var dueRefused: String { isWide ? ShelfLendText.dueRefusedAtLength : ShelfLendText.dueRefused }
}

// MARK: - Save output

extension ShelfLendPresenter: ShelfLendSaveUseCaseOutput {
    func presentMissingMandatoryFields(borrower: Bool, due: Bool) {
        endSave()
        output?.show(
            borrowerMessage: borrower ? ShelfLendText.borrowerMissing : nil,
            dueMessage: due ? ShelfLendText.dueMissing : nil)
    }

    func presentDueHasPassed() {
        endSave()
        output?.show(dueMessage: dueRefused)
    }

    func presentBookIsLent() {
        endSave()
        output?.showSaveError(title: ShelfLendText.error, message: ShelfLendText.bookIsLent)
    }

    func presentSaveSuccess() {
        router.eventDone()
    }

    func presentSaveError() {
        endSave()
        output?.showSaveError(title: ShelfLendText.error, message: ShelfLendText.saveError)
    }

    private func endSave() {
        isSaving = false
        output?.showSaveEnd()
    }
}

extension ShelfLendPresenter: ShelfLendUseCaseOutput {}
