import Foundation

/// Lends one book, which needs a borrower's name, a sensible number of days, and the library's consent.
final class ShelfLendInteractor {
    var apiDatamanager: ShelfLendAPIDataManagerInputProtocol?
    var localDatamanager: ShelfLendLocalDataManagerInputProtocol?

    private let bookID: Int
    /// What the library granted and is not stored yet, and what it was asked for.
    private var granted: (borrower: String, days: Int, loan: Loan)?

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
        if let granted, granted.borrower == name, granted.days == days {
            store(granted.loan, completion)
            return
        }
        apiDatamanager?.lend(book: bookID, to: name, days: days) { result in
            switch result {
            case .success(let loan):
                // The closure holds the interactor, so a loan is stored although its sheet is gone.
                self.granted = (name, days, loan)
                self.store(loan, completion)
            case .failure(let error):
                completion(error)
            }
        }
    }

    private func store(_ loan: Loan, _ completion: @escaping @MainActor @Sendable (LendError?) -> Void) {
        localDatamanager?.save(loan, ofBook: bookID) { isStored in
            if isStored { self.granted = nil }
            completion(isStored ? nil : .notStored)
        }
    }
}
