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
        let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            completion(.borrowerMissing)
            return
        }
        guard let days, (1...365).contains(days) else {
            completion(.daysOutOfRange)
            return
        }
        // A loan of the library is stored even after the sheet has gone, so the closure holds the data manager.
        apiDatamanager?.lend(book: bookID, to: name, days: days) { [bookID, localDatamanager] result in
            switch result {
            case .success(let loan):
                localDatamanager?.save(loan, ofBook: bookID) { isStored in
                    completion(isStored ? nil : .notStored)
                }
            case .failure(let error):
                completion(error)
            }
        }
    }
}
