import Foundation

/// Converts the typed text, passes it on, and tells the view the result.
final class ShelfLendPresenter {
    weak var output: (any ShelfLendPresenterOutput)?
    private let useCase: ShelfLendUseCase
    private let router: any ShelfLendRouterProtocol
    private var mayBegin = true
    private var dueRefused = ShelfLendText.dueRefused

    init(useCase: ShelfLendUseCase, router: any ShelfLendRouterProtocol) {
        self.useCase = useCase
        self.router = router
    }
}

// MARK: - Events

extension ShelfLendPresenter {
    func eventViewReady(width: Double) {
        if width >= 600 { dueRefused = ShelfLendText.dueRefusedAtLength }
        output?.show(title: ShelfLendText.title)
        useCase.eventViewReady()
    }

    func eventCapture(borrower text: String) {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        output?.show(borrowerMessage: nil)
        if name.isEmpty { useCase.eventNameGone() } else { useCase.eventNameCaptured(name) }
    }

    func eventCapture(due text: String) {
        let written = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if let day = DueDate.day(from: written) {
            useCase.eventDayCaptured(day)
        } else {
            useCase.eventDayGone()
            output?.show(dueMessage: written.isEmpty ? nil : ShelfLendText.dueFormat)
        }
    }

    func eventSave() {
        guard mayBegin else { return }
        mayBegin = false
        output?.showSaveStart()
        useCase.eventSave()
    }
}

// MARK: - ViewReady output

extension ShelfLendPresenter: ShelfLendViewReadyUseCaseOutput {
    func present(bookTitle: String) { output?.show(bookTitle: bookTitle) }

    func presentBookError() { output?.show(bookTitle: ShelfLendText.bookError) }
}

// MARK: - Capture output

extension ShelfLendPresenter: ShelfLendCaptureDueUseCaseOutput {
    func presentDue(canEndLoan: Bool) {
        output?.show(dueMessage: canEndLoan ? nil : dueRefused)
    }
}

// MARK: - Save output

extension ShelfLendPresenter: ShelfLendSaveUseCaseOutput {
    func presentLoan() {
        stop()
        router.eventDone()
    }

    func presentGaps(name: Bool, day: Bool) {
        if name { output?.show(borrowerMessage: ShelfLendText.borrowerMissing) }
        if day { output?.show(dueMessage: ShelfLendText.dueMissing) }
        stop()
    }

    func presentLateDay() {
        stop()
        output?.show(borrowerMessage: nil, dueMessage: dueRefused)
    }

    func presentOtherBorrower() { fail(ShelfLendText.bookIsLent) }

    func presentFailure() { fail(ShelfLendText.saveError) }

    private func fail(_ message: String) {
        stop()
        output?.showSaveError(title: ShelfLendText.error, message: message)
    }

    private func stop() {
        mayBegin = true
        output?.showSaveEnd()
    }
}

extension ShelfLendPresenter: ShelfLendUseCaseOutput {}
