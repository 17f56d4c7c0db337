import Foundation

/// Hears from the store when the book of its screen was lent or returned.
final class BookDetailLocalDataManager {
    var onChange: (@MainActor (Book) -> Void)?

    private let bookID: Int

    init(bookID: Int, store: BookStore) {
        self.bookID = bookID
        store.observe(with: self)
    }
}

extension BookDetailLocalDataManager: BookDetailLocalDataManagerInputProtocol {}

extension BookDetailLocalDataManager: BookStoreObserver {
    func booksDidChange(_ books: [Book]) {
        guard let book = books.first(where: { $0.id == bookID }) else { return }
        onChange?(book)
    }
}
