import Foundation

/// Fetches the list's books from the store, and reports the result to its interactor.
final class ShelfListLocalDataManager {
    weak var interactor: ShelfListLocalDataManagerOutputProtocol?

    private let store: BookStore

    init(store: BookStore) {
        self.store = store
        store.observe(with: self)
    }
}

extension ShelfListLocalDataManager: ShelfListLocalDataManagerInputProtocol {
    func loadBooks() {
        // Only the list wants this answer, so the closure keeps nothing alive.
        store.load { [weak self] result in
            switch result {
            case .success(let books): self?.interactor?.didLoad(books)
            case .failure: self?.interactor?.didFailToLoad()
            }
        }
    }

    func change(_ change: @escaping @Sendable ([Book]) -> [Book]) {
        store.update(change) { [weak self] result in
            switch result {
            case .success: self?.interactor?.didChange()
            case .failure: self?.interactor?.didFailToChange()
            }
        }
    }
}

extension ShelfListLocalDataManager: BookStoreObserver {
    /// Hears that a book was lent or returned, here or on another screen.
    func booksDidChange(_ books: [Book]) {
        interactor?.didLoad(books)
    }
}
