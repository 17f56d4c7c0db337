import ExerciseSupport
import Foundation
import Testing

@testable import Exercise07a

/// The interactor between a library and a store: what it asks, what it stores, and what it tells.
extension AnswerTheErrorTests {
    @Test("07a.3 what makes no sense is answered without the library")
    func nonsenseIsNotAsked() async {
        let cases: [(String, Int?, LendError)] = [
            ("", 14, .borrowerMissing), ("  ", 14, .borrowerMissing), ("Cleo", nil, .daysOutOfRange),
            ("Cleo", 0, .daysOutOfRange), ("Cleo", 366, .daysOutOfRange),
        ]
        for (borrower, days, error) in cases {
            let counter = Counter()
            await counter.lend(to: borrower, days: days)
            if counter.library.requests.isEmpty, counter.ends == [error] { continue }
            let name = borrower.isEmpty ? "nobody" : borrower == "Cleo" ? "Cleo" : "a name of spaces"
            Issue.record(
                .teaching(
                    expected: """
                        a loan to \(name) for \(days.map(String.init) ?? "no number of") days is answered with \(error), \
                        and the library is not asked
                        """,
                    happened: (counter.library.requests.isEmpty ? "" : "the library is asked, and ") + counter.told,
                    why: "the rule is the app's own; the server is far away, and would say that it has a problem",
                    look: Self.interactor("what is looked at before the library is asked?")))
            return
        }
    }

    @Test("07a.3 what makes sense is asked, without the spaces around a name")
    func senseIsAsked() async {
        for days in [1, 14, 365] {
            let counter = Counter()
            await counter.lend(to: " Cleo Jones ", days: days)
            let request = LoanRequest(bookID: 3, borrower: "Cleo Jones", days: days)
            let asked = counter.library.requests
            if asked == [request], counter.ends.isEmpty { continue }
            Issue.record(
                .teaching(
                    expected:
                        "a loan to \" Cleo Jones \" for \(days) days asks the library to lend the book to Cleo Jones, once",
                    happened: asked.isEmpty
                        ? "the library is not asked, and \(counter.told)"
                        : asked == [request]
                            ? "it is asked, and before it answers \(counter.told)"
                            : "it is asked for " + asked.map(words).joined(separator: ", then for "),
                    why: asked.isEmpty
                        ? "1 to 365 days make sense, the first and the last of them as well"
                        : "Cleo Jones, the same with a space before it, and CleoJones are three people to a server",
                    look: Self.interactor("what is passed on, and what is refused?")))
            return
        }
    }

    private func words(_ request: LoanRequest) -> String {
        "book \(request.bookID), \"\(request.borrower)\", \(request.days) days"
    }

    @Test("07a.3 whatever the library answers but yes, the reason is told once and nothing is stored")
    func everyNoIsTold() async {
        for (answer, error, happening) in Self.noes {
            let counter = Counter()
            await counter.lend()
            await counter.answer(answer)
            let isStored = !counter.local.loans.isEmpty
            expect(
                counter.ends == [error] && !isStored,
                .teaching(
                    expected: "\(happening): the completion hears \(error), once, and nothing is stored",
                    happened: (isStored ? "a loan is stored, and " : "") + counter.told,
                    why: why(counter),
                    look: Self.interactor("what is done with an answer that is no loan?")))
            if counter.ends != [error] || isStored { return }
        }
    }

    /// Returns the reason why telling it like that is wrong.
    private func why(_ counter: Counter) -> String {
        if !counter.local.loans.isEmpty { return "the book would look lent, and the library knows nothing of it" }
        switch counter.ends.count {
        case 0: return "a caller that never hears an answer waits forever, and the loader never stops"
        case 1: return "what a person can do now differs from reason to reason, and so do the words"
        default: return "each end is shown; the second one finds Save tapped again, or the sheet gone"
        }
    }

    private static let noes: [(StubLibrary.Answer, LendError, String)] = [
        (StubLibrary.refusal, .refused, "the library has lent the book to somebody else"),
        (StubLibrary.answered(401, ""), .cardExpired, "the library no longer takes the card"),
        (StubLibrary.noConnection, .unreachable, "there is no connection"),
        (.failure(URLError(.timedOut)), .unreachable, "the library doesn't answer in time"),
        (.failure(URLError(.networkConnectionLost)), .unreachable, "the connection breaks off"),
        (StubLibrary.answered(500, "oops"), .unreadable, "the server has an error"),
        (StubLibrary.answered(200, ""), .unreadable, "the answer is empty"),
        (StubLibrary.answered(200, "<html>Back soon</html>"), .unreadable, "the answer is a page and not JSON"),
        (StubLibrary.answered(200, #"{"name":"Cleo"}"#), .unreadable, "the answer is JSON of another shape"),
        (StubLibrary.answered(200, #"{"borrower":"Cl"#), .unreadable, "the answer is cut off"),
        (
            StubLibrary.answered(200, String(repeating: "x", count: 1_000_000)), .unreadable,
            "a megabyte of rubbish comes"
        ),
    ]

    @Test("07a.4 what the library has lent is stored as it says, and success is told when that is done")
    func successIsStored() async {
        let counter = Counter()
        await counter.lend(to: "cleo", days: 14)
        await counter.answer(StubLibrary.loan)
        let granted = Loan(borrower: "Cleo", due: Date(timeIntervalSince1970: 1_717_243_200))
        let stored = counter.local.loans
        expect(
            stored == [granted],
            .teaching(
                expected: "the loan is stored once, to Cleo until June 1, 2024, as the library says",
                happened: stored.isEmpty
                    ? "nothing is stored"
                    : "what is stored: " + stored.map { "\($0.borrower) until \($0.due)" }.joined(separator: ", then "),
                why: "the library decides to whom and for how long; what was typed was a wish",
                look: Self.interactor("which loan is stored, and how often?")))
        expect(
            counter.ends.isEmpty,
            .teaching(
                expected: "no success is reported before the loan is stored",
                happened: "the library has answered and the store has not, and \(counter.told)",
                why: "the store can still fail; then the sheet is gone, and the book looks as if it were on the shelf",
                look: Self.interactor("when is the completion called?")))
        if stored.isEmpty || !counter.ends.isEmpty { return }
        await counter.store(isStored: true)
        expect(
            counter.ends == [nil],
            .teaching(
                expected: "once the loan is stored, the completion hears of the success, once",
                happened: counter.told, why: "the sheet waits for it",
                look: Self.interactor("what is done when the store has answered?")))
    }

    @Test("07a.4 a loan that could not be stored is told as that, once")
    func failureToStoreIsTold() async {
        let counter = Counter()
        await counter.lend()
        await counter.answer(StubLibrary.loan)
        await counter.store(isStored: false)
        expect(
            counter.ends == [.notStored],
            .teaching(
                expected: "the library lends, the store fails: the completion hears notStored, once",
                happened: counter.told,
                why: "the library counts the days from now on, and this device knows nothing of it",
                look: Self.interactor("what does the store answer, and who reads it?")))
    }
}
