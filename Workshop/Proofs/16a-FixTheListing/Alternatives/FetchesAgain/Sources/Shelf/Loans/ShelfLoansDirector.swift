import Foundation
import HeadlessUIKit

/// Directs the screen of loans: what is asked for when, and how loans look.
final class ShelfLoansDirector {
    let dataManager: ShelfLoans_ManageData
    let navigator: ShelfLoans_Navigate
    weak var ui: ShelfLoans_DisplayUI?
    weak var delegate: ShelfLoans_Delegate?

    /// A return may be under way when the books come; then the loading goes on.
    private var isReturning = false
    private let now: @MainActor () -> Date

    init(dataManager: ShelfLoans_ManageData, navigator: ShelfLoans_Navigate, now: @escaping @MainActor () -> Date) {
        self.dataManager = dataManager
        self.navigator = navigator
        self.now = now
    }

    private func loanUI(_ book: Book) -> ShelfLoansLoanUI {
        let loan = book.loan.map { "\($0.borrower), until \(ShelfLoansDayText.text($0.due))" }
        return ShelfLoansLoanUI(
            title: book.title, detail: loan ?? "", color: book.isOverdue(at: now()) ? .systemRed : .darkGray)
    }

    private func fetch() {
        ui?.display(loading: true)
        dataManager.fetchLoans()
    }
}

// MARK: - UI events

extension ShelfLoansDirector: ShelfLoans_HandleUIEvents {
    func onUIReady() {
        fetch()
    }

    func onReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        ui?.display(loading: true)
        dataManager.returnAllLoans()
    }

    func onDone() {
        navigator.goBack()
    }
}

// MARK: - Data

extension ShelfLoansDirector: ShelfLoans_PresentData {
    func present(loans: [Book]) {
        ui?.display(loans: loans.map(loanUI))
        ui?.display(loading: isReturning)
    }

    func presentFetchError() {
        ui?.display(loading: isReturning)
        ui?.displayFetchError()
    }

    func presentReturnSuccess() {
        isReturning = false
        delegate?.loansDidEnd()
        ui?.displayReturnSuccess()
        fetch()
    }

    func presentReturnError() {
        isReturning = false
        ui?.display(loading: false)
        ui?.displayReturnError()
    }
}
