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
        let bookID = Fault.lendsAnotherBook.isActive ? self.bookID + 1 : self.bookID
        if Fault.daysFirst.isActive, days == nil { return completion(.daysOutOfRange) }
        let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
        if Fault.asksForNobody.isActive, name.isEmpty { return Fault.ask(apiDatamanager, for: days) }
        guard !name.isEmpty else {
            completion(.borrowerMissing)
            return
        }
        if Fault.takesAnyDays.isActive, !Fault.isSensible(days) { return Fault.ask(apiDatamanager, for: days) }
        guard let days, (1...365).contains(days) else {
            completion(.daysOutOfRange)
            return
        }
        // A loan of the library is stored even after the sheet has gone, so the closure holds the data manager.
        apiDatamanager?.lend(book: bookID, to: name, days: days) { [bookID, localDatamanager] result in
            switch result {
            case .success(let loan):
                if Fault.storesNothing.isActive { return completion(nil) }
                localDatamanager?.save(loan, ofBook: bookID) { isStored in
                    if Fault.tellsBeforeStored.isActive { return }
                    let isStored = Fault.storeCannotFail.isActive || isStored
                    completion(isStored ? nil : .notStored)
                }
                if Fault.tellsBeforeStored.isActive { completion(nil) }
            case .failure(let error):
                let error = Fault.everyNoIsOne.isActive ? LendError.unreachable : error
                completion(error)
            }
        }
    }
}
