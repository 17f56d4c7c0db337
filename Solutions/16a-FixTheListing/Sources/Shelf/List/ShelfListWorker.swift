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
        store.load { result in
            switch result {
            case .success(let books): self.presenter?.present(books: books)
            case .failure: self.presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        // These closures are called once and let go. Until then they hold the Worker, so that what was
        // asked for is done even when the screen is left meanwhile; the presenter they don't hold.
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
