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
    }

    func eventCapture(due: Date?) {
        let isFine = due.map { Loan.canEnd(at: $0, lentAt: now()) } ?? true
        self.due = isFine ? due : nil
        output?.present(isDueFine: isFine)
    }
}

// MARK: - Save

extension ShelfLendUseCase {
    func eventSave() {
        guard let output else { return }
        let transformer = ShelfLendSaveTransformer(bookManager: entityGateway.bookManager, now: now)
        transformer.transform(bookID: bookID, borrower: borrower, due: due, output: output)
    }
}
