import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("The interactor for lending")
struct ShelfLendInteractorTests {
    private let log = MessageLog()
    private let api: ShelfLendAPIDataManagerSpy
    private let local: ShelfLendLocalDataManagerSpy
    private let caller: CallerSpy
    private let interactor = ShelfLendInteractor(bookID: 3)

    init() {
        api = ShelfLendAPIDataManagerSpy("api", log: log)
        local = ShelfLendLocalDataManagerSpy("local", log: log)
        caller = CallerSpy("caller", log: log)
        interactor.apiDatamanager = api
        interactor.localDatamanager = local
    }

    @Test(
        "asks for nothing that makes no sense, and says why",
        arguments: [
            ("", 14, LendError.borrowerMissing), ("Cleo", 0, .daysOutOfRange), ("Cleo", 366, .daysOutOfRange),
        ])
    func nonsense(borrower: String, days: Int, reason: LendError) {
        interactor.lend(to: borrower, days: days, completion: caller.lendDidEnd)
        #expect(log.messages == ["caller.lendDidEnd(.\(reason))"])
    }

    @Test(
        "stores what the library lends, and only then says how it ended",
        arguments: [(true, "nil"), (false, ".notStored")])
    func yes(isStored: Bool, end: String) {
        interactor.lend(to: "Cleo", days: 14, completion: caller.lendDidEnd)
        api.answer(.success(Loan(borrower: "Cleo", due: .distantFuture)))
        #expect(log.messages == ["api.lend(book: 3, to: Cleo, days: 14)", "local.save(Cleo, ofBook: 3)"])
        local.end(isStored: isStored)
        #expect(log.messages.last == "caller.lendDidEnd(\(end))")
    }

    @Test("passes the library's reason on, and stores nothing", arguments: [LendError.refused, .unreadable])
    func no(reason: LendError) {
        interactor.lend(to: "Cleo", days: 14, completion: caller.lendDidEnd)
        api.answer(.failure(reason))
        #expect(log.messages == ["api.lend(book: 3, to: Cleo, days: 14)", "caller.lendDidEnd(.\(reason))"])
    }
}
