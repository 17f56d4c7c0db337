import Foundation

// TODO(16a.6): after the user leaves the screen, which actors are still there, and what may be said to them?

/// Gets the books that are lent, and takes all of them back.
final class ShelfLoansWorker {
    var presenter: ShelfLoans_PresentData!

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfLoansWorker: ShelfLoans_ManageData {
    func fetchLoans() {
        store.load { result in
            switch result {
            case .success(let books): self.presenter.present(loans: books.filter { $0.loan != nil })
            case .failure: self.presenter.presentFetchError()
            }
        }
    }

    func returnAllLoans() {
        store.load { result in
            switch result {
            case .success(let books):
                self.store.save(books.map(\.returned)) { result in
                    switch result {
                    case .success: self.presenter.presentReturnSuccess()
                    case .failure: self.presenter.presentReturnError()
                    }
                }
            case .failure: self.presenter.presentReturnError()
            }
        }
    }
}
