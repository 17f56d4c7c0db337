import Foundation

/// Lends one book: to somebody with a name, for a sensible number of days, and with the library's consent.
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
        // What the library has lent is stored, whoever is watching: so the closure holds the one who stores.
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
