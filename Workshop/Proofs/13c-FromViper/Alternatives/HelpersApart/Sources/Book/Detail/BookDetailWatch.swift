/// Hears from the store when a book was changed, and passes it on.
final class BookDetailWatch {
    private let bookID: Int
    private let onChange: @MainActor (Book) -> Void

    init(bookID: Int, in store: BookStore, onChange: @escaping @MainActor (Book) -> Void) {
        self.bookID = bookID
        self.onChange = onChange
        store.observe(with: self)
    }
}

extension BookDetailWatch: BookStoreObserver {
    func booksDidChange(_ books: [Book]) {
        for book in books where book.id == bookID { onChange(book) }
    }
}
