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
        guard let apiDatamanager, let localDatamanager else { return }
        Task { [bookID] in
            do throws(LendError) {
                let name = borrower.trimmingCharacters(in: .whitespacesAndNewlines)
                guard !name.isEmpty else { throw .borrowerMissing }
                guard let days, (1...365).contains(days) else { throw .daysOutOfRange }
                let loan = try await Self.asked(apiDatamanager, for: bookID, to: name, days: days).get()
                guard await Self.stored(loan, of: bookID, by: localDatamanager) else { throw .notStored }
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    private static func asked(
        _ library: ShelfLendAPIDataManagerInputProtocol, for id: Int, to name: String, days: Int
    ) async -> Result<Loan, LendError> {
        await withCheckedContinuation { answer in
            library.lend(book: id, to: name, days: days) { answer.resume(returning: $0) }
        }
    }

    private static func stored(
        _ loan: Loan, of id: Int, by store: ShelfLendLocalDataManagerInputProtocol
    ) async -> Bool {
        await withCheckedContinuation { answer in
            store.save(loan, ofBook: id) { answer.resume(returning: $0) }
        }
    }
}
