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
    // TODO(15a.5): awaits the store as well; the list still hears of a loan after the user leaves the form.
    func lend(_ book: Book, with loan: Loan) {
        var lent = book
        lent.loan = loan
        store.replace(lent) { [presenter, lent] result in
            switch result {
            case .success: presenter?.presentSuccess(book: lent)
            case .failure: presenter?.presentError()
            }
        }
    }
}

// TODO(15a.6): the Worker awaits the store itself, and nothing here is needed anymore.
/// The store has taken no closures since it became a Swift `actor`.
///
/// These methods still take them.
extension BookStoring {
    fileprivate func replace(_ book: Book, _ answer: @escaping @MainActor (Result<Void, any Error>) -> Void) {
        Task {
            do {
                answer(.success(try await replace(book)))
            } catch {
                answer(.failure(error))
            }
        }
    }
}
