import Foundation

/// Lends one book.
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
    // TODO(09a.2): say of a day, as soon as it is captured, whether a loan can end on it.
    // TODO(09a.5): have what was captured carried to its end by the Transformer.
    func eventSave(borrower: String, due: Date) {
        // Only this screen wants the answer. The others hear of a loan from the manager, even if the user has
        // left this one.
        entityGateway.bookManager.lend(id: bookID, as: Loan(borrower: borrower, due: due)) { [weak self] result in
            switch result {
            case .success: self?.output?.presentSaveSuccess()
            case .failure: self?.output?.presentSaveError()
            }
        }
    }
}
