import Foundation

/// Puts a loan into the store.
final class ShelfLendWorker {
    weak var presenter: ShelfLend_PresentData?

    private let store: BookStoring

    init(store: BookStoring) {
        self.store = store
    }
}

extension ShelfLendWorker: ShelfLend_ManageData {
    func lend(_ book: Book, with loan: Loan) {
        var lent = book
        lent.loan = loan
        // TODO(13b.4): the user may have left the screen by then, but the loan is still stored.
        store.replace(lent) { [weak self, lent] result in
            switch result {
            case .success: self?.presenter?.presentSuccess(book: lent)
            case .failure: self?.presenter?.presentError()
            }
        }
    }
}
