import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("The data manager that asks the library")
struct ShelfLendAPIDataManagerTests {
    private let library: LibrarySpy
    private let caller: CallerSpy
    private let dataManager: ShelfLendAPIDataManager

    init() {
        let log = MessageLog()
        library = LibrarySpy("library", log: log)
        caller = CallerSpy("caller", log: log)
        dataManager = ShelfLendAPIDataManager(library: library)
    }

    private func lend() {
        dataManager.lend(book: 3, to: "Cleo", days: 14, completion: caller.libraryDidAnswer)
    }

    @Test("asks the library, and reads the loan that it grants")
    func yes() {
        lend()
        #expect(library.requests == [LoanRequest(bookID: 3, borrower: "Cleo", days: 14)])
        library.answer(200, #"{"borrower":"Cleo","due":"2024-06-01T12:00:00Z"}"#)
        let due = Date(timeIntervalSince1970: 1_717_243_200)
        #expect(caller.results == [.success(Loan(borrower: "Cleo", due: due))])
    }

    @Test(
        "says what an answer means that grants nothing",
        arguments: [
            (401, "", LendError.cardExpired), (409, "", .refused), (500, "", .unreadable),
            (200, "<html>Back soon</html>", .unreadable),
        ])
    func no(status: Int, body: String, reason: LendError) {
        lend()
        library.answer(status, body)
        #expect(caller.results == [.failure(reason)])
    }

    @Test("says that the library can't be reached")
    func noConnection() {
        lend()
        library.disconnect()
        #expect(caller.results == [.failure(.unreachable)])
    }
}
