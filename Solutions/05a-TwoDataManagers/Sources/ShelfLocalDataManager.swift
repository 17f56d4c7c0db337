/// Keeps the books on the device: turns entities into records for the store, and its records into entities.
final class ShelfLocalDataManager {
    private let store: BooksStore

    init(store: BooksStore) {
        self.store = store
    }
}

// MARK: - From the interactor

extension ShelfLocalDataManager: ShelfLocalDataManagerInputProtocol {
    func loadBooks(then completion: @escaping Answer<[Book]?>) {
        store.load { result in completion(result.map { $0?.map(\.book) }.mapError { $0 }) }
    }

    func persist(_ books: [Book], then completion: @escaping Answer<[Book]>) {
        store.replace(with: books.map(BookRecord.init)) { result in
            completion(result.map { $0.map(\.book) }.mapError { $0 })
        }
    }

    func returnAllBooks(then completion: @escaping Answer<[Book]>) {
        store.returnAll { result in completion(result.map { $0.map(\.book) }.mapError { $0 }) }
    }
}
