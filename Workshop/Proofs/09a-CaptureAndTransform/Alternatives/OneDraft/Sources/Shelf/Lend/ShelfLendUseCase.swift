import Foundation

/// Says what a captured value means, keeps it, and has the book lent once everything is there.
final class ShelfLendUseCase {
    weak var output: (any ShelfLendUseCaseOutput)?
    private let bookID: Int
    private let entityGateway: any EntityGateway
    private let now: @MainActor () -> Date

    private var draft = Draft()

    /// The values in the form that make a loan; nil where it shows none.
    struct Draft {
        var borrower: String?
        var due: Date?

        /// A loan, once nothing is missing.
        var loan: Loan? {
            guard let borrower, let due else { return nil }
            return Loan(borrower: borrower, due: due)
        }
    }

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
        draft.borrower = borrower
        output?.presentBorrowerCaptured()
    }

    func eventCapture(due: Date?) {
        let isRefused = due.map { !Loan.canEnd(at: $0, lentAt: now()) } ?? false
        draft.due = isRefused ? nil : due
        if isRefused {
            output?.presentDueRefused()
        } else {
            output?.presentDueCaptured()
        }
    }
}

// MARK: - Save

extension ShelfLendUseCase {
    func eventSave() {
        guard let output else { return }
        let transformer = ShelfLendSaveTransformer(bookManager: entityGateway.bookManager, now: now)
        transformer.transform(bookID: bookID, draft: draft, output: output)
    }
}
