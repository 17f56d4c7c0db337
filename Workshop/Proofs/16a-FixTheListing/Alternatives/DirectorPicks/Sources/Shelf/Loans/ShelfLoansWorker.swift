import Foundation

/// Gets the books that are lent, and takes all of them back.
final class ShelfLoansWorker {
    weak var presenter: ShelfLoans_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfLoansWorker: ShelfLoans_ManageData {
    func fetchBooks() {
        store.load { [weak self] result in
            switch result {
            case .success(let books): self?.presenter?.present(books: books)
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func returnAllLoans() {
        // The presenter is held until the answer: the end of all loans is news for the module that opened this screen,
        // even if the user has left it.
        store.load { [store, presenter] result in
            switch result {
            case .success(let books):
                store.save(books.map(\.returned)) { [presenter] result in
                    switch result {
                    case .success: presenter?.presentReturnSuccess()
                    case .failure: presenter?.presentReturnError()
                    }
                }
            case .failure: presenter?.presentReturnError()
            }
        }
    }
}
