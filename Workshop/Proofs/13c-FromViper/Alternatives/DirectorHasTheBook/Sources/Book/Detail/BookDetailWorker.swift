import Foundation

/// Watches one book in the store, and returns it.
final class BookDetailWorker {
    weak var presenter: BookDetail_PresentData?

    private let bookID: Int
    private let store: BookStore

    init(bookID: Int, store: BookStore) {
        self.bookID = bookID
        self.store = store
        store.observe(with: self)
    }
}

extension BookDetailWorker: BookDetail_ManageData {
    func returnBook() {
        // Only this screen wants the answer. The list hears of a return from the store, even if the user has
        // left this screen.
        store.update { [id = bookID] books in
            books.map { $0.id == id ? $0.returned : $0 }
        } _: { [weak self] result in
            switch result {
            case .success: self?.presenter?.presentReturnSuccess()
            case .failure: self?.presenter?.presentReturnError()
            }
        }
    }
}

// MARK: - News from the store

extension BookDetailWorker: BookStoreObserver {
    func booksDidChange(_ books: [Book]) {
        guard let changed = books.first(where: { $0.id == bookID }) else { return }
        presenter?.present(book: changed)
    }
}
