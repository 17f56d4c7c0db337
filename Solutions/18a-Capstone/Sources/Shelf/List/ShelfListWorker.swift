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
        // A return finishes even if the user leaves the screen: until the books are stored, the closures hold the
        // Worker, but not the presenter.
        store.load { result in
            switch result {
            case .success(let books): self.save(books.map(\.returned))
            case .failure: self.presenter?.presentReturnError()
            }
        }
    }

    private func save(_ books: [Book]) {
        store.save(books) { result in
            switch result {
            case .success: self.presenter?.presentReturnSuccess()
            case .failure: self.presenter?.presentReturnError()
            }
        }
    }
}
