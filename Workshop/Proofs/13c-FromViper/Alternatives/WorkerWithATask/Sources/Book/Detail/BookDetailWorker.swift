import Foundation

/// Watches one book in the store, and returns it.
final class BookDetailWorker {
    weak var presenter: BookDetail_PresentData?

    private let book: Book
    private let store: BookStore

    init(book: Book, store: BookStore) {
        self.book = book
        self.store = store
    }
}

extension BookDetailWorker: BookDetail_ManageData {
    func watchBook() {
        store.observe(with: self)
        presenter?.present(book: book)
    }

    func returnBook() {
        // Only this screen wants the answer. The list hears of a return from the store, even if the user has
        // left this screen.
        Task { [weak self, store, id = book.id] in
            let result = await withCheckedContinuation { answer in
                store.update { books in
                    books.map { $0.id == id ? $0.returned : $0 }
                } _: {
                    answer.resume(returning: $0)
                }
            }
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
        guard let changed = books.first(where: { $0.id == book.id }) else { return }
        Task { [weak self] in self?.presenter?.present(book: changed) }
    }
}
