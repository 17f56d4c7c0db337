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
        // Only the screen wants these books, so nobody is held for them.
        store.load { [weak self] result in
            switch result {
            case .success(let books): self?.presenter?.present(books: books)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        // A return is finished even if the screen is left: until the books are stored, the closures hold the Worker.
        // The presenter they don't hold.
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
