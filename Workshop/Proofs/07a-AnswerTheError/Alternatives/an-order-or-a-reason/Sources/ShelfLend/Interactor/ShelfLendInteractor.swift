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
        switch order(borrower: borrower, days: days) {
        case .failure(let error): completion(error)
        case .success(let order):
            // The interactor has to be there until all is done, so this holds it.
            apiDatamanager?.lend(book: bookID, to: order.name, days: order.days) { answer in
                self.finish(with: answer, then: completion)
            }
        }
    }

    private func order(borrower: String, days: Int?) -> Result<(name: String, days: Int), LendError> {
        let name = borrower.trimmingCharacters(in: .whitespaces)
        if name == "" { return .failure(.borrowerMissing) }
        guard let days, days >= 1, days <= 365 else { return .failure(.daysOutOfRange) }
        return .success((name, days))
    }

    private func finish(
        with answer: Result<Loan, LendError>, then completion: @escaping @MainActor @Sendable (LendError?) -> Void
    ) {
        do {
            let loan = try answer.get()
            localDatamanager?.save(loan, ofBook: bookID) { completion($0 ? nil : .notStored) }
        } catch {
            completion(error)
        }
    }
}
