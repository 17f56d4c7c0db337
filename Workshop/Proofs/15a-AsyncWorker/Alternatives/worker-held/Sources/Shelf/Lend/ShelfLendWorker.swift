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
        var changed = book
        changed.loan = loan
        let lent = changed
        let presenter = presenter
        Task {
            let isStored = (try? await store.replace(lent)) != nil
            isStored ? presenter?.presentSuccess(book: lent) : presenter?.presentError()
        }
    }
}
