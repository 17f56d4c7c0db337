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
        // Held until the answer: a stored loan is news for the list, even if the user has left the form.
        Task { [presenter, store, lent] in
            let result = await withCheckedContinuation { answer in
                store.replace(lent) { answer.resume(returning: $0) }
            }
            switch result {
            case .success: presenter?.presentSuccess(book: lent)
            case .failure: presenter?.presentError()
            }
        }
    }
}
