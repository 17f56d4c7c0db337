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
        store.load { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let books): presenter?.present(books: books)
            case .failure: presenter?.presentFetchError()
            }
        }
    }

    func returnAllBooks() {
        store.load { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let books): save(books.map(\.returned))
            case .failure: presenter?.presentReturnError()
            }
        }
    }

    private func save(_ books: [Book]) {
        store.save(books) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: presenter?.presentReturnSuccess()
            case .failure: presenter?.presentReturnError()
            }
        }
    }
}
