import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("What the library's answers mean")
struct ShelfLendAPIDataManagerTests {
    private let library = LibrarySpy("library", log: MessageLog())
    private let caller = CallerSpy("caller", log: MessageLog())
    private let dataManager: ShelfLendAPIDataManager

    init() {
        dataManager = ShelfLendAPIDataManager(library: library)
        dataManager.lend(book: 7, to: "Ben", days: 30, completion: caller.libraryDidAnswer)
    }

    private func result(of status: Int, _ body: String = "") -> [Result<Loan, LendError>] {
        library.answer(status, body)
        return caller.results
    }

    @Test("the request names book, borrower and days")
    func request() {
        #expect(library.requests.map(\.bookID) == [7])
        #expect(library.requests.map(\.borrower) == ["Ben"])
        #expect(library.requests.map(\.days) == [30])
    }

    @Test("a loan is a loan")
    func loan() throws {
        let loan = try result(of: 200, #"{"borrower":"Ben","due":"1970-01-01T00:01:00Z"}"#).first?.get()
        #expect(loan?.due == Date(timeIntervalSince1970: 60))
        #expect(loan?.borrower == "Ben")
    }

    @Test("401 is an expired card")
    func expired() { #expect(result(of: 401) == [.failure(.cardExpired)]) }

    @Test("409 is a refusal")
    func refused() { #expect(result(of: 409) == [.failure(.refused)]) }

    @Test("a loan in an answer that isn't one is none")
    func serverError() {
        #expect(result(of: 500, #"{"borrower":"Ben","due":"1970-01-01T00:01:00Z"}"#) == [.failure(.unreadable)])
    }

    @Test("no connection is no answer")
    func offline() {
        library.disconnect()
        #expect(caller.results == [.failure(.unreachable)])
    }
}
