import Foundation

/// Keeps the books on the device: turns entities into records for the store, and its records into entities.
final class ShelfLocalDataManager {
    init(store: BooksStore) {
    }
}

// MARK: - From the interactor

extension ShelfLocalDataManager: ShelfLocalDataManagerInputProtocol {
    func loadBooks(then completion: @escaping Answer<[Book]?>) {
        // TODO(05a.5): the store does all three of these, in its own words.
        DispatchQueue.main.async { completion(.success([])) }
    }

    func persist(_ books: [Book], then completion: @escaping Answer<[Book]>) {
        DispatchQueue.main.async { completion(.success(books)) }
    }

    func returnAllBooks(then completion: @escaping Answer<[Book]>) {
        DispatchQueue.main.async { completion(.success([])) }
    }
}
