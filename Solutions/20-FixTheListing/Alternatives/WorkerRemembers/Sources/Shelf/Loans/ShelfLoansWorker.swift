import Foundation

/// Gets the books that are lent, and takes all of them back.
final class ShelfLoansWorker {
    weak var presenter: ShelfLoans_PresentData?

    private let store: BookStoring
    private var books: [Book]?

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfLoansWorker: ShelfLoans_ManageData {
    func fetchLoans() {
        store.load { [weak self] result in
            switch result {
            case .success(let books):
                self?.books = books
                self?.presenter?.present(loans: books.filter { $0.loan != nil })
            case .failure: self?.presenter?.presentFetchError()
            }
        }
    }

    func returnAllLoans() {
        guard let books else {
            presenter?.presentReturnError()
            return
        }
        // The presenter is held until the answer, for whoever opened this screen; the Worker is not.
        store.save(books.map(\.returned)) { [presenter] result in
            switch result {
            case .success: presenter?.presentReturnSuccess()
            case .failure: presenter?.presentReturnError()
            }
        }
    }
}
