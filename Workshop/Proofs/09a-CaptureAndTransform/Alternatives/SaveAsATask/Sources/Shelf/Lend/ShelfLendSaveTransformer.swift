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
        let loan = Loan(borrower: borrower, due: due)
        // The user tapped Save, so the book is lent even after they leave the screen: the task holds
        // the lending objects.
        Task { [bookManager, weak output] in
            do {
                let book = try await Self.answer { bookManager.fetch(id: bookID, then: $0) }
                guard book.loan == nil else {
                    output?.presentBookIsLent()
                    return
                }
                try await Self.answer { bookManager.lend(id: bookID, as: loan, then: $0) }
                output?.presentSaveSuccess()
            } catch {
                output?.presentSaveError()
            }
        }
    }

    private static func answer<Success: Sendable>(
        to ask: (@escaping Answer<Success>) -> Void
    ) async throws -> Success {
        try await withCheckedThrowingContinuation { answer in ask { answer.resume(with: $0) } }
    }
}
