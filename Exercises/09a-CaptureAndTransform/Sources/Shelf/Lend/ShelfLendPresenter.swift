import Foundation

/// Converts the typed text, passes it on, and tells the view the result.
final class ShelfLendPresenter {
    weak var output: (any ShelfLendPresenterOutput)?
    private let useCase: ShelfLendUseCase
    private let router: any ShelfLendRouterProtocol
    /// Whether a loan is being stored, so that a second tap doesn't lend the book twice.
    private var isSaving = false

    // TODO(09a.6): what was captured is the use case's to keep.
    private var borrower = ""
    private var due: Date?

    init(useCase: ShelfLendUseCase, router: any ShelfLendRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Events

extension ShelfLendPresenter {
    // TODO(09a.8): remember how much room there is.
    func eventViewReady(width: Double) {
        output?.show(title: ShelfLendText.title)
        useCase.eventViewReady()
    }

    func eventCapture(borrower text: String) {
        borrower = text
    }

    func eventCapture(due text: String) {
        // TODO(09a.1): tell at once of text that can't be read.
        // TODO(09a.3): lend nothing that the field no longer shows.
        if let day = DueDate.day(from: text) { due = day }
    }

    func eventSave() {
        guard !isSaving else { return }
        isSaving = true
        output?.showSaveStart()
        // TODO(09a.4): lend nothing as long as something is missing.
        useCase.eventSave(borrower: borrower, due: due ?? .distantFuture)
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

// MARK: - Save output

extension ShelfLendPresenter: ShelfLendSaveUseCaseOutput {
    func presentSaveSuccess() {
        router.eventDone()
    }

    func presentSaveError() {
        isSaving = false
        output?.showSaveEnd()
        output?.showSaveError(title: ShelfLendText.error, message: ShelfLendText.saveError)
    }
}

extension ShelfLendPresenter: ShelfLendUseCaseOutput {}
