import Foundation

/// Turns the captured values into a loan, or into the reason why none was made.
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
        // The user tapped Save, so the book is lent even after they leave the screen: the closure
        // holds the transformer.
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
