import Foundation
import HeadlessUIKit

/// Directs the screen of loans: what is asked for when, and how loans look.
final class ShelfLoansDirector {
    weak var ui: ShelfLoans_DisplayUI?
    weak var delegate: ShelfLoans_Delegate?
    var dataManager: ShelfLoans_ManageData?
    var navigator: ShelfLoans_Navigate?

    /// A return may be under way when the books come; then the loading goes on.
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
        ui?.display(loading: true)
        dataManager?.fetchBooks()
    }

    func onReturnAll() {
        guard !isReturning else { return }
        isReturning = true
        ui?.display(loading: true)
        dataManager?.returnAllLoans()
    }

    func onDone() {
        navigator?.goBack()
    }
}

// MARK: - Data

extension ShelfLoansDirector: ShelfLoans_PresentData {
    func present(books: [Book]) {
        ui?.display(loans: books.filter { $0.loan != nil }.map(loanUI))
        ui?.display(loading: isReturning)
    }

    func presentFetchError() {
        ui?.display(loading: isReturning)
        ui?.displayFetchError()
    }

    func presentReturnSuccess() {
        isReturning = false
        delegate?.loansDidEnd()
        present(books: [])
        ui?.displayReturnSuccess()
    }

    func presentReturnError() {
        isReturning = false
        ui?.display(loading: false)
        ui?.displayReturnError()
    }
}
