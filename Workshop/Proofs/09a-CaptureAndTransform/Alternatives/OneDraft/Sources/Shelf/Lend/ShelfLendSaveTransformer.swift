import Foundation

/// Turns the captured values into a loan, or into the reason why none was made.
final class ShelfLendSaveTransformer {
    private let bookManager: any BookManager
    private let now: @MainActor () -> Date

    init(bookManager: any BookManager, now: @escaping @MainActor () -> Date) {
        self.bookManager = bookManager
        self.now = now
    }

    func transform(bookID: Int, draft: ShelfLendUseCase.Draft, output: any ShelfLendSaveUseCaseOutput) {
        guard let loan = draft.loan else {
            output.presentMissingMandatoryFields(borrower: draft.borrower == nil, due: draft.due == nil)
            return
        }
        // It was captured in time, but the form may have been open over midnight.
        guard Loan.canEnd(at: loan.due, lentAt: now()) else {
            output.presentDueHasPassed()
            return
        }
        // The user tapped Save, so the book is lent even after they leave the screen: the closure
        // holds the transformer.
        bookManager.fetch(id: bookID) { [self, weak output] result in
            switch result {
            case .success(let book) where book.loan == nil:
                lend(bookID, as: loan, output: output)
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
