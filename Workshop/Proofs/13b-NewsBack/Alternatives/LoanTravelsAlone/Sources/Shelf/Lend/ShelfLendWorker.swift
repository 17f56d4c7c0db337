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
        // Held by the closure below, until the store has answered.
        let director = presenter
        store.replace(lent) { [lent] result in
            switch result {
            case .success: director?.presentSuccess(book: lent)
            case .failure: director?.presentError()
            }
        }
    }
}
