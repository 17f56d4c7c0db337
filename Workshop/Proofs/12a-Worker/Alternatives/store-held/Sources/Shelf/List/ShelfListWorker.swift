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
        // Only the screen wants these books, so the closure holds nothing.
        store.load { [weak self] result in
            switch result {
            case .success(let books): self?.presenter?.present(books: books)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        store.load { [store, weak self] result in
            guard let books = try? result.get() else {
                self?.presenter?.presentReturnError()
                return
            }
            // The store is all that finishing a return needs.
            store.save(books.map(\.returned)) { [weak self] result in
                switch result {
                case .success: self?.presenter?.presentReturnSuccess()
                case .failure: self?.presenter?.presentReturnError()
                }
            }
        }
    }
}
