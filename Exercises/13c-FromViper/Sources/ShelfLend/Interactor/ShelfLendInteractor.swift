import Foundation

/// Lends a book to a borrower with a name, for 1 to 365 days.
final class ShelfLendInteractor {
    weak var presenter: ShelfLendInteractorOutputProtocol?
    var localDatamanager: ShelfLendLocalDataManagerInputProtocol?

    private let bookID: Int
    private let now: @MainActor () -> Date

    init(bookID: Int, now: @escaping @MainActor () -> Date) {
        self.bookID = bookID
        self.now = now
    }
}

extension ShelfLendInteractor: ShelfLendInteractorInputProtocol {
    func lend(to borrower: String, days: Int?) {
        let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else {
            presenter?.didRefuseBorrower()
            return
        }
        guard let days, (1...365).contains(days) else {
            presenter?.didRefuseDays()
            return
        }
        let secondsADay = 86_400.0
        let loan = Loan(borrower: name, due: now().addingTimeInterval(Double(days) * secondsADay))
        // Only this screen wants the answer. The others hear of a loan from the store, even if the user has
        // left this one.
        localDatamanager?.save(loan, ofBook: bookID) { [weak self] isSaved in
            if isSaved {
                self?.presenter?.didLend()
            } else {
                self?.presenter?.didFailToLend()
            }
        }
    }
}
