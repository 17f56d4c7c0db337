import Foundation

/// Carries what was captured to its end, and presents how that was.
final class ShelfLendSaveTransformer {
    private let bookManager: any BookManager
    private let now: @MainActor () -> Date

    init(bookManager: any BookManager, now: @escaping @MainActor () -> Date) {
        self.bookManager = bookManager
        self.now = now
    }

    func transform(bookID: Int, borrower: String?, due: Date?, output: any ShelfLendSaveUseCaseOutput) {
        guard let borrower, let due else {
            output.present(outcome: .incomplete(lacksBorrower: borrower == nil, lacksDue: due == nil))
            return
        }
        guard Loan.canEnd(at: due, lentAt: now()) else {
            output.present(outcome: .dayHasPassed)
            return
        }
        lendIfThere(bookID, as: Loan(borrower: borrower, due: due)) { [weak output] outcome in
            output?.present(outcome: outcome)
        }
    }

    private func lendIfThere(_ bookID: Int, as loan: Loan, then end: @escaping @MainActor (ShelfLendOutcome) -> Void) {
        bookManager.fetch(id: bookID) { [bookManager] result in
            switch result {
            case .success(let book) where book.loan != nil: end(.lentToSomebodyElse)
            case .success:
                bookManager.lend(id: bookID, as: loan) { result in
                    switch result {
                    case .success: end(.lent)
                    case .failure: end(.failed)
                    }
                }
            case .failure: end(.failed)
            }
        }
    }
}
