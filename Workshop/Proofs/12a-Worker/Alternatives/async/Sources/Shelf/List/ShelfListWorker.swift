import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        Task {
            do {
                let books = try await load()
                presenter?.present(books: books)
            } catch {
                presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        Task {
            do {
                try await save(load().map(\.returned))
                presenter?.presentReturnSuccess()
            } catch {
                presenter?.presentReturnError()
            }
        }
    }

    private func load() async throws -> [Book] {
        try await withCheckedThrowingContinuation { continuation in
            store.load { continuation.resume(with: $0) }
        }
    }

    private func save(_ books: [Book]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            store.save(books) { continuation.resume(with: $0) }
        }
    }
}
