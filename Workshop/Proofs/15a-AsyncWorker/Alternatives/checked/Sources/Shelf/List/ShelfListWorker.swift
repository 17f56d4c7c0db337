import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring
    private var fetching: Task<Void, Never>?

    init(store: BookStoring) {
        self.store = store
    }

    private static func books(in store: BookStoring) async throws -> [Book] {
        let books = try await store.load()
        try Task.checkCancellation()
        return books
    }

    private static func returnAll(in store: BookStoring) async -> Bool {
        do {
            try await store.returnAll()
            return true
        } catch {
            return false
        }
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        fetching?.cancel()
        fetching = Task { @MainActor [weak self, store] in
            do {
                let books = try await Self.books(in: store)
                self?.presenter?.present(books: books)
            } catch {
                if !Task.isCancelled { self?.presenter?.presentFetchError() }
            }
        }
    }

    func cancelFetch() {
        fetching?.cancel()
        fetching = nil
    }

    func returnAllBooks() {
        Task { [weak self, store] in
            let isDone = await Self.returnAll(in: store)
            guard let presenter = self?.presenter else { return }
            if isDone { presenter.presentReturnSuccess() } else { presenter.presentReturnError() }
        }
    }
}
