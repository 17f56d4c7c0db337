import Foundation

/// Carries what was captured to its end: a loan, or the reason why there is none.
final class ShelfLendSaveTransformer {
    private let bookManager: any BookManager
    private let now: @MainActor () -> Date

    init(bookManager: any BookManager, now: @escaping @MainActor () -> Date) {
        self.bookManager = bookManager
        self.now = now
    }

    func transform(bookID: Int, borrower: String?, due: Date?, output: any ShelfLendSaveUseCaseOutput) {
        guard let borrower, let due else {
            output.presentMissingMandatoryFields(borrower: borrower == nil, due: due == nil)
            return
        }
        // It was captured in time, but the form may have been open over midnight.
        guard Loan.canEnd(at: due, lentAt: now()) else {
            output.presentDueHasPassed()
            return
        }
        // Save was tapped, so the book is lent even if the screen is left: the closure holds who lends it.
        bookManager.fetch(id: bookID) { [self, weak output] result in
            switch result {
            case .success(let book) where book.loan == nil:
                lend(bookID, as: Loan(borrower: borrower, due: due), output: output)
            case .success: output?.presentBookIsLent()
            case .failure: output?.presentSaveError()
            }
        }
    }

    private func lend(_ bookID: Int, as loan: Loan, output: (any ShelfLendSaveUseCaseOutput)?) {
        // Only this screen wants the answer. The others hear of a loan from the manager.
        bookManager.lend(id: bookID, as: loan) { [weak output] result in
            switch result {
            case .success: output?.presentSaveSuccess()
            case .failure: output?.presentSaveError()
            }
        }
    }
}
