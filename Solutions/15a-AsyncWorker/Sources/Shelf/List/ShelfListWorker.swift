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
        // Only the screen wants these books, so nobody is held for them.
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
        // Nobody keeps this Task, so nobody can cancel it: what was asked for is done even if the screen is left.
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
