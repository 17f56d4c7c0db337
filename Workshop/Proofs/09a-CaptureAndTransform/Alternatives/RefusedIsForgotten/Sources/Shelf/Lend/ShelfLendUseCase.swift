import Foundation

/// Says what a captured value means, keeps it, and has the book lent once everything is there.
final class ShelfLendUseCase {
    weak var output: (any ShelfLendUseCaseOutput)?
    private let bookID: Int
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    // The values in the form that make a loan; nil where it shows none.
    private var borrower: String?
    private var due: Date?

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

// MARK: - Capture

extension ShelfLendUseCase {
    func eventCapture(borrower: String?) {
        self.borrower = borrower
        output?.presentBorrowerCaptured()
    }

    func eventCapture(due: Date?) {
        // The earlier value is no longer in the field, whatever becomes of this one.
        self.due = nil
        if let due, !Loan.canEnd(at: due, lentAt: now()) {
            output?.presentDueRefused()
            return
        }
        self.due = due
        output?.presentDueCaptured()
    }
}

// MARK: - Save

extension ShelfLendUseCase {
    func eventSave() {
        guard let output else { return }
        let transformer = ShelfLendSaveTransformer(bookManager: entityGateway.bookManager, now: now)
        let day = due
        // A day that is refused now is refused later as well, so the user has to enter another one.
        if borrower != nil, let day, !Loan.canEnd(at: day, lentAt: now()) { due = nil }
        transformer.transform(bookID: bookID, borrower: borrower, due: day, output: output)
    }
}
