import Foundation

/// Puts a loan into the store.
final class ShelfLendLocalDataManager {
    private let store: BookStore

    init(store: BookStore) {
        self.store = store
    }
}

extension ShelfLendLocalDataManager: ShelfLendLocalDataManagerInputProtocol {
    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void) {
        store.update { books in
            books.map { book in
                guard book.id == id else { return book }
                var lent = book
                lent.loan = loan
                return lent
            }
        } _: { result in
            switch result {
            case .success: whenDone(true)
            case .failure: whenDone(false)
            }
        }
    }
}
