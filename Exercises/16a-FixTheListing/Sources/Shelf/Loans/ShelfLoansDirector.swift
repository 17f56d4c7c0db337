import Foundation
import HeadlessUIKit

/// Directs the screen of loans: what is asked for when, and how loans look.
final class ShelfLoansDirector {
    var ui: ShelfLoan_DisplayUI!
    var delegate: ShelfLoans_Delegate!
    var dataManager: ShelfLoans_ManageData!
    var navigator: ShelfLoans_Navigate!

    private var isReturning = false
    private let now: @MainActor () -> Date

    init(now: @escaping @MainActor () -> Date) {
        self.now = now
    }

    private func loanUI(_ book: Book) -> ShelfLoansLoanUI {
        let loan = book.loan.map { "\($0.borrower), until \(ShelfLoansDayText.text($0.due))" }
        return ShelfLoansLoanUI(
            title: book.title, detail: loan ?? "", color: book.isOverdue(at: now()) ? .systemRed : .darkGray)
    }
}

// MARK: - UI events

extension ShelfLoansDirector: ShelfLoans_HandleUIEvents {
    func onUIReady() {
        ui.show(loading: true)
        dataManager.fetchLoans()
    }

    func onReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        ui.show(loading: true)
        dataManager.returnAllLoans()
    }

    func onDone() {
        navigator.goBack()
    }
}

// MARK: - Data

// TODO(16a.3): after a return, what does a person see on the screen?
// TODO(16a.4): and what after a failure?
// TODO(16a.5): and who else has to hear of it?

extension ShelfLoansDirector: ShelfLoans_PresentData {
    func present(loans: [Book]) {
        ui.display(loans: loans.map(loanUI))
        ui.show(loading: false)
    }

    func presentFetchError() {
        ui.displayFetchError()
    }

    func presentReturnSuccess() {
        isReturning = false
        ui.show(loading: false)
        ui.displayReturnSuccess()
    }

    func presentReturnError() {
        isReturning = false
        ui.displayReturnError()
    }
}
