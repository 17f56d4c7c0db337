import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13b

extension NewsBackTests {
    @Test("13b.3 leaving without a loan is no news")
    func leavingIsNoNews() async {
        await Visit.journey(
            expecting: "Lend and the book can be left without a loan",
            because: "looking at a book changes nothing",
            look: Self.look("the Navigators, and what leads back")
        ) { visit in
            var fetches: [(step: String, tellers: [String])] = []
            @MainActor func note(_ step: String, toldBy tellers: String...) async {
                await letPendingWorkRun()
                if visit.listFetched != "never" { fetches.append((step, tellers)) }
                visit.log.forget()
            }
            let (list, detail) = ("List/ShelfListDirector", "Detail/ShelfDetailDirector")
            let lend = "Lend/ShelfLendDirector"
            visit.log.forget()
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            await note("the book was opened", toldBy: detail, list)
            try await visit.tapLend()
            await note("Lend was opened", toldBy: lend, detail)
            try visit.screen.goBack()
            await note("Lend was left", toldBy: lend, detail)
            try visit.screen.goBack()
            try await visit.screen.wait(until: "the list is back", within: patience) { $0.title == "Bookshelf" }
            await note("the book was left", toldBy: detail, list)
            expect(
                fetches.isEmpty,
                .teaching(
                    expected: "a person opens a book and Lend and leaves both, and the list fetches nothing",
                    happened: "it fetched when \(fetches.map(\.step).joined(separator: ", and when "))",
                    why: "news says that something happened; sent at every step, it makes the list load for nothing",
                    look: Self.look(
                        fetches.first?.tellers ?? [],
                        "which methods tell a delegate? Only those that hear of a loan should")))
        }
    }

    @Test("13b.3 every loan is heard of, and once")
    func everyLoanIsHeardOnce() async {
        await Visit.journey(
            expecting: "a second book can be lent, even if the user opened Lend and left it before",
            because: "a person opens Lend, thinks better of it, and opens it again",
            look: Self.look("the ways from the list to Lend and back: what differs the second time?")
        ) { visit in
            visit.log.forget()
            try await visit.lend(row: 2)
            if let wrong = await Self.wronglyHeard(visit) {
                Issue.record(wrong)
                return
            }
            try visit.screen.goBack()
            try await visit.openLending(row: 1)
            try visit.screen.goBack()
            try await visit.tapLend()
            visit.log.forget()
            try await visit.saveAndReturn()
            let isNever = visit.listFetched == "never"
            expect(
                visit.listFetched == "once",
                .teaching(
                    expected: """
                        a second book is lent after Lend was opened, left and opened again: the list fetches once
                        """,
                    happened: isNever
                        ? "it never fetched, though it heard of the first loan"
                        : "it fetched \(visit.listFetched), though once for the first loan",
                    why: isNever
                        ? "every loan changes the list; a listener that remembers having heard one misses the next"
                        : "each Lend tells whoever opened it; one that was left without a loan has nothing to tell",
                    look: isNever
                        ? Self.look(
                            ["List/ShelfListDirector", "Detail/ShelfDetailDirector"],
                            "what is remembered from one loan to the next?")
                        : Self.look("who is remembered from one Lend to the next?")))
        }
    }

    @Test("13b.3 a second tap on Save stores and tells nothing twice, and after a failure there is a second try")
    func aSecondTapDoesNothing() async {
        await Visit.journey(
            expecting: "after a loan that could not be stored, Save works again",
            because: "what was typed is still there, and the second try may succeed",
            look: Self.look("Lend/ShelfLendDirector", "presentError(): may Save be tapped again?")
        ) { visit in
            try await visit.openLending(row: 2)
            let events = try #require(
                (try visit.top() as? ShelfLendScene)?.eventsHandler, "Lend's Scene has its Director")
            visit.store.holdsAnswers = true
            visit.log.forget()
            events.onSave(borrower: "Cleo", days: "14")
            events.onSave(borrower: "Cleo", days: "14")
            await visit.events.settle { visit.savedLoans > 0 }
            expect(
                visit.savedLoans == 1,
                .teaching(
                    expected: "two taps on Save, the second before the store has answered, store one loan",
                    happened: "the store was asked \(visit.savedLoans) times",
                    why: """
                        each loan that is stored is passed on, and leads back one screen; a disabled button is a courtesy \
                        of the Scene, and the Director can't rely on it
                        """,
                    look: Self.look("Lend/ShelfLendDirector", "onSave(borrower:days:): what does isSaving do?")))
            visit.store.saveFails = true
            visit.store.holdsAnswers = false
            visit.store.answerAll()
            try await visit.screen.wait(until: "a message says that it failed", within: patience) { $0.alert != nil }
            try visit.screen.tap("OK")
            visit.store.saveFails = false
            visit.log.forget()
            try visit.screen.lend()
            try await visit.screen.wait(until: "the second try leads back", within: patience) { $0.title == "Book" }
            await visit.waitForNews()
            if visit.listFetched == "never" {
                let plain = try await Visit()
                plain.log.forget()
                try await plain.lend(row: 2)
                let isHeard = plain.listFetched != "never"
                guard isJudged(isHeard, after: "13b.2", because: "the list doesn't hear of a loan") else { return }
            }
            expect(
                visit.listFetched == "once",
                .teaching(
                    expected: "the first try failed, the second one is stored, and the list fetches once",
                    happened: visit.listFetched == "never" ? "it never fetched" : "it fetched \(visit.listFetched)",
                    why: "a loan that failed isn't news, not even later; the one that was stored is",
                    look: Self.look("Lend/ShelfLendDirector", "what stays of a loan that failed?")))
        }
    }
}
