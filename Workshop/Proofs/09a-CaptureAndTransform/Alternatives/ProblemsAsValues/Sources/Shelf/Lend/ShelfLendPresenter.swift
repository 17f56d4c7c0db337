import Foundation

/// Converts the typed text, passes it on, and tells the view the result.
final class ShelfLendPresenter {
    weak var output: (any ShelfLendPresenterOutput)?
    private let useCase: ShelfLendUseCase
    private let router: any ShelfLendRouterProtocol
    /// How wide the view is, in points.
    private var width = 0.0
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
        self.width = width
        output?.show(title: ShelfLendText.title)
        useCase.eventViewReady()
    }

    func eventCapture(borrower text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        output?.show(borrowerMessage: nil)
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

// MARK: - Capture output

extension ShelfLendPresenter: ShelfLendCaptureUseCaseOutput {
    private var dueRefused: String { width < 600 ? ShelfLendText.dueRefused : ShelfLendText.dueRefusedAtLength }

    func present(isDueFine: Bool) {
        output?.show(dueMessage: isDueFine ? nil : dueRefused)
    }
}

// MARK: - Save output

extension ShelfLendPresenter: ShelfLendSaveUseCaseOutput {
    func present(outcome: ShelfLendOutcome) {
        if case .lent = outcome {
            router.eventDone()
            return
        }
        isSaving = false
        output?.showSaveEnd()
        switch outcome {
        case .lent: break
        case .incomplete(let lacksBorrower, let lacksDue):
            output?.show(
                borrowerMessage: lacksBorrower ? ShelfLendText.borrowerMissing : nil,
                dueMessage: lacksDue ? ShelfLendText.dueMissing : nil)
        case .dayHasPassed: output?.show(dueMessage: dueRefused)
        case .lentToSomebodyElse:
            output?.showSaveError(title: ShelfLendText.error, message: ShelfLendText.bookIsLent)
        case .failed: output?.showSaveError(title: ShelfLendText.error, message: ShelfLendText.saveError)
        }
    }
}

extension ShelfLendPresenter: ShelfLendUseCaseOutput {}
