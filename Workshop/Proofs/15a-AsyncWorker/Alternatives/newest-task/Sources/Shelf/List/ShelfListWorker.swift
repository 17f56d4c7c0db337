import Foundation

/// Gets the books of the list, and takes all of them back.
final class ShelfListWorker {
    weak var presenter: ShelfList_PresentData?

    private let store: BookStoring
    private let fetch = NewestTask()

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfListWorker: ShelfList_ManageData {
    func fetchBooks() {
        fetch.begin { [weak self, store] in
            let books = try? await store.load()
            guard !Task.isCancelled, let presenter = self?.presenter else { return }
            if let books { presenter.present(books: books) } else { presenter.presentFetchError() }
        }
    }

    func cancelFetch() {
        fetch.cancel()
    }

    func returnAllBooks() {
        let store = store
        Task { [weak self] in
            do {
                try await store.returnAll()
            } catch {
                self?.presenter?.presentReturnError()
                return
            }
            self?.presenter?.presentReturnSuccess()
        }
    }
}
