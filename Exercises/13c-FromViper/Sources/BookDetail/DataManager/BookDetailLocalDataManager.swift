import Foundation

/// Hears from the store when the book of its screen was lent or returned, and returns it.
final class BookDetailLocalDataManager {
    var onChange: (@MainActor (Book) -> Void)?

    private let bookID: Int
    private let store: BookStore

    init(bookID: Int, store: BookStore) {
        self.bookID = bookID
        self.store = store
        store.observe(with: self)
    }
}

extension BookDetailLocalDataManager: BookDetailLocalDataManagerInputProtocol {
    func returnBook(whenDone: @escaping @MainActor @Sendable (Bool) -> Void) {
        store.update { [bookID] books in
            books.map { $0.id == bookID ? $0.returned : $0 }
        } _: { result in
            switch result {
            case .success: whenDone(true)
            case .failure: whenDone(false)
            }
        }
    }
}

extension BookDetailLocalDataManager: BookStoreObserver {
    func booksDidChange(_ books: [Book]) {
        guard let book = books.first(where: { $0.id == bookID }) else { return }
        onChange?(book)
    }
}
