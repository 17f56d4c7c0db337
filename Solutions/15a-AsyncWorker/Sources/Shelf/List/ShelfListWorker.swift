import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring
    private var fetch: Task<Void, Never>?

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        cancelFetch()
        // Only the screen wants these books, so the closure holds nothing.
        fetch = Task { [weak self, store] in
            do {
                let books = try await store.load()
                guard !Task.isCancelled else { return }
                self?.presenter?.present(books: books)
            } catch {
                guard !Task.isCancelled else { return }
                self?.presenter?.presentFetchError()
            }
        }
    }

    func cancelFetch() {
        fetch?.cancel()
    }

    func returnAllBooks() {
        // Nothing keeps this Task, so nothing can cancel it: the request is done even if the user leaves the screen.
        Task { [weak self, store] in
            do {
                try await store.returnAll()
                self?.presenter?.presentReturnSuccess()
            } catch {
                self?.presenter?.presentReturnError()
            }
        }
    }
}
