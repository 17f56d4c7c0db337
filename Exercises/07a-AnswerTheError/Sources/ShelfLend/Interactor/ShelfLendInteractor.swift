import Foundation

/// Lends one book, which needs a borrower's name, a sensible number of days, and the library's consent.
final class ShelfLendInteractor {
    var apiDatamanager: ShelfLendAPIDataManagerInputProtocol?
    var localDatamanager: ShelfLendLocalDataManagerInputProtocol?

    private let bookID: Int

    init(bookID: Int) {
        self.bookID = bookID
    }
}

extension ShelfLendInteractor: ShelfLendInteractorInputProtocol {
    func lend(to borrower: String, days: Int?, completion: @escaping @MainActor @Sendable (LendError?) -> Void) {
        // TODO(07a.3): ask the library only for what makes sense, and pass on why it did not lend.
        apiDatamanager?.lend(book: bookID, to: borrower, days: days ?? 0) { [weak self] result in
            if case .success(let loan) = result {
                // TODO(07a.4): when is a book lent?
                self?.store(loan)
                completion(nil)
            } else {
                // And here?
            }
        }
    }

    // TODO(07a.5): which objects are still there when the answer comes, and which have to be?
    private func store(_ loan: Loan) {
        localDatamanager?.save(loan, ofBook: bookID) { _ in
            // No request was made.
        }
    }
}
