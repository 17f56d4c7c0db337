import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("The interactor for lending")
struct ShelfLendInteractorTests {
    private let log = MessageLog()
    private let api: ShelfLendAPIDataManagerSpy
    private let local: ShelfLendLocalDataManagerSpy
    private let heard = Heard()
    private let interactor = ShelfLendInteractor(bookID: 3)

    init() {
        api = ShelfLendAPIDataManagerSpy("api", log: log)
        local = ShelfLendLocalDataManagerSpy("local", log: log)
        interactor.apiDatamanager = api
        interactor.localDatamanager = local
    }

    private final class Heard {
        var ends: [LendError?] = []
    }

    private func lend(to borrower: String = "Cleo", days: Int? = 14) {
        interactor.lend(to: borrower, days: days) { [heard] in heard.ends.append($0) }
    }

    @Test("refuses nonsense by itself")
    func nonsense() {
        lend(to: "   ")
        lend(days: -1)
        lend(days: nil)
        #expect(heard.ends == [.borrowerMissing, .daysOutOfRange, .daysOutOfRange])
        #expect(log.messages == [])
    }

    @Test("waits for the store")
    func order() {
        lend()
        api.answer(.success(Loan(borrower: "Cleo", due: .distantPast)))
        #expect(heard.ends == [])
        local.end(isStored: true)
        #expect(heard.ends == [nil])
    }

    @Test("keeps the book for which it was made")
    func book() {
        lend()
        api.answer(.success(Loan(borrower: "Cleo", due: .distantPast)))
        #expect(log.messages.map(\.arguments) == ["book: 3, to: Cleo, days: 14", "Cleo, ofBook: 3"])
        local.end(isStored: false)
        #expect(heard.ends == [.notStored])
    }

    @Test("passes each reason on")
    func reasons() {
        for reason in [LendError.refused, .cardExpired, .unreachable, .unreadable] {
            lend()
            api.answer(.failure(reason))
        }
        #expect(heard.ends == [.refused, .cardExpired, .unreachable, .unreadable])
    }
}
