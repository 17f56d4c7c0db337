import Foundation

/// Lends one book, which needs a borrower's name and a sensible number of days.
final class ShelfLendUseCase {
    weak var output: (any ShelfLendUseCaseOutput)?
    private let bookID: Int
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    init(bookID: Int, entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date) {
        self.bookID = bookID
        self.entityGateway = entityGateway
        self.now = now
    }
}

// MARK: - View ready

extension ShelfLendUseCase {
    func eventViewReady() {
        entityGateway.bookManager.fetch(id: bookID) { [weak self] result in
            switch result {
            case .success(let book): self?.output?.present(bookTitle: book.title)
            case .failure: self?.output?.presentBookError()
            }
        }
    }
}

// MARK: - Save

extension ShelfLendUseCase {
    func eventSave(borrower: String, days: Int) {
        guard !borrower.isEmpty else {
            output?.presentBorrowerMissing()
            return
        }
        guard (1...365).contains(days) else {
            output?.presentDaysOutOfRange()
            return
        }
        let secondsADay = 86_400.0
        let loan = Loan(borrower: borrower, due: now().addingTimeInterval(Double(days) * secondsADay))
        // Only this screen wants the answer. The others hear of a loan from the manager, even if the user has
        // left this one.
        entityGateway.bookManager.lend(id: bookID, as: loan) { [weak self] result in
            switch result {
            case .success: self?.output?.presentSaveSuccess()
            case .failure: self?.output?.presentSaveError()
            }
        }
    }
}
