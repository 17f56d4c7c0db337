/// Keeps the books on the device: turns entities into records for the store, and its records into entities.
final class ShelfLocalDataManager {
    let store: BooksStore

    init(store: BooksStore) {
        self.store = store
    }

    /// The answer of the store to a request for books, in entities.
    private func entities(
        for completion: @escaping Answer<[Book]>
    ) -> Completion<[BookRecord]> {
        { result in
            switch result {
            case .success(let records): completion(.success(records.map(\.book)))
            case .failure(let error): completion(.failure(error))
            }
        }
    }
}

// MARK: - From the interactor

extension ShelfLocalDataManager: ShelfLocalDataManagerInputProtocol {
    func loadBooks(then completion: @escaping Answer<[Book]?>) {
        store.load { result in
            do {
                guard let records = try result.get() else { return completion(.success(nil)) }
                completion(.success(records.map(\.book)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func persist(_ books: [Book], then completion: @escaping Answer<[Book]>) {
        store.replace(with: books.map { BookRecord($0) }, then: entities(for: completion))
    }

    func returnAllBooks(then completion: @escaping Answer<[Book]>) {
        store.returnAll(then: entities(for: completion))
    }
}
