import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13b

extension NewsBackTests {
    @Test("13b.1 the book's screen says who has it, and can't lend it again")
    func theBookShowsItsLoan() async {
        await Visit.journey(
            expecting: "a loan can be saved, and leads back to the book",
            because: "once the loan is stored, there is nothing left to do on Lend",
            look: Self.look("the ways to Lend and back")
        ) { visit in
            visit.log.forget()
            try await visit.lend(row: 2)
            do {
                try await visit.screen.wait(until: "the book says who has it now", within: patience) { _ in
                    visit.bookKnows
                }
            } catch {
                Issue.record(error, Self.bookKnowsNothing(visit))
                return
            }
            #expect(
                (try? visit.screen.tap("Lend")) == nil,
                .teaching(
                    expected: "a book that is lent can't be lent again: its button is disabled",
                    happened: "it could be tapped",
                    why: "the second loan would overwrite the first, and nobody would know who has the book",
                    look: Self.look("Detail/ShelfDetailDirector", "what is shown when the news comes?")))
        }
    }

    /// Returns the finding that the book's screen doesn't show the loan.
    ///
    /// If the list heard of it, the news came by way of the book's screen, which is where something is missing.
    private static func bookKnowsNothing(_ visit: Visit) -> Comment {
        .teaching(
            expected: "a person who lends a book sees on the book's screen who has it",
            why: "when the user leaves Lend, the book's screen is back, and it shows what it last heard",
            look: visit.listFetched == "never"
                ? wayOfTheNews : look("Detail/ShelfDetailDirector", "what does it do with the book that was lent?"))
    }

    @Test("13b.2 the list hears of a loan when it was stored, before Lend is left, once")
    func theListHears() async {
        await Visit.journey(
            expecting: "a loan can be saved, and leads back to the book",
            because: "once the loan is stored, there is nothing left to do on Lend",
            look: Self.look("Lend/ShelfLendDirector", "presentSuccess(book:): does it go back?")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.log.forget()
            try visit.screen.lend()
            try await visit.waitForReturn()
            let heard: [Message] = ["store.replace(while: Lend)", "store.didReplace()", "store.load(while: Lend)"]
            if visit.log.messages != heard { Issue.record(await Self.deviation(visit)) }
        }
    }

    /// Returns the finding about the order between Save and the list's fetch, as far as the store's log shows it.
    private static func deviation(_ visit: Visit) async -> Comment {
        let messages = visit.log.messages
        let fetches = messages.indices.filter { messages[$0].name == "load" }
        let stored = messages.firstIndex(of: "store.didReplace()") ?? messages.endIndex
        let fault: (happened: String, why: String, look: String)
        if fetches.contains(where: { $0 < stored }) {
            fault = (
                "the list heard of the loan before the store had answered",
                "the store can still refuse the loan, and then the news was false",
                look("Lend/ShelfLendDirector", "which method tells the delegate? Only presentSuccess(book:) knows")
            )
        } else if let wrong = await wronglyHeard(visit) {
            return wrong
        } else if messages[fetches[0]].description.contains("Lend") {
            fault = (
                "the store was asked for more: \(messages.map(\.description).joined(separator: ", "))",
                "a loan is stored once, and read once by the list", look("who else asks the store?")
            )
        } else {
            fault = (
                "Lend went back first, and the list heard of the loan after that",
                "going back may free the module, so it has to say everything before that",
                look("Lend/ShelfLendDirector", "presentSuccess(book:): what does it do first?")
            )
        }
        return .teaching(
            expected: "the loan is stored; then the list hears of it and fetches; then Lend goes back",
            happened: fault.happened, why: fault.why, look: fault.look)
    }

    @Test("13b.2 the list on the screen says who has the book")
    func theListShowsTheLoan() async {
        await Visit.journey(
            expecting: "a person who lends a book and goes back to the list sees there who has it",
            because: "a user who sees an old list believes that the book is on the shelf",
            look: Self.look("List/ShelfListDirector", "it fetched; what becomes of the books that came?")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.log.forget()
            visit.store.holdsAnswers = true
            try visit.screen.lend()
            await visit.events.wait { visit.savedLoans > 0 }
            visit.store.answerLoans()
            try await visit.waitForReturn()
            if visit.listFetched == "never", let wrong = await Self.wronglyHeard(visit) {
                Issue.record(wrong)
                return
            }
            try visit.screen.goBack()
            guard await eventually(within: patience, { visit.screen.isLoading }) else {
                Issue.record(Self.fetchedInSilence)
                return
            }
            visit.store.holdsAnswers = false
            visit.store.answerAll()
            try await visit.screen.wait(until: "the row says who has the book", within: patience) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until Jun 03, 2024")
            }
        }
    }

    /// The finding that the list fetches because of news, and doesn't show that it is loading.
    private static var fetchedInSilence: Comment {
        .teaching(
            expected: "the list shows that it is loading when it comes back into sight, until its books are there",
            happened: "it fetches, and shows yesterday's rows as if they were today's",
            why: "the store may take a while, and until then the row says that the book is on the shelf",
            look: look("List/ShelfListDirector", "what does it show while it fetches because of news?"))
    }

    @Test("13b.2 a loan that was not stored is no news")
    func aFailureIsNoNews() async {
        await Visit.journey(
            expecting: "a loan that could not be stored says so, and Lend stays",
            because: "the form stays open with what was typed, for a second try",
            look: Self.look("Lend/ShelfLendDirector", "presentError()")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.store.saveFails = true
            visit.log.forget()
            try visit.screen.lend()
            try await visit.screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert?.message == "The loan could not be saved."
            }
            await letPendingWorkRun()
            expect(
                visit.listFetched == "never",
                .teaching(
                    expected: "when the store could not keep the loan, no screen hears of one",
                    happened: "the list heard of it, and fetched \(visit.listFetched)",
                    why: "the book's screen would name a borrower who does not have the book",
                    look: Self.look("Lend/ShelfLendDirector", "which methods tell the delegate?")))
        }
    }

    /// Returns the finding that the list heard of a loan never, or more than once, the same for each requirement; nil if
    /// the list fetched once.
    ///
    /// It goes back to the list to find out.
    static func wronglyHeard(_ visit: Visit) async -> Comment? {
        if visit.listFetched == "once" { return nil }
        if visit.listFetched != "never" {
            return .teaching(
                expected: "one loan makes the list fetch once", happened: "it fetched \(visit.listFetched)",
                why: "one loan is one piece of news, and one reason to fetch",
                look: look(
                    "every call of a delegate, in ShelfLendDirector and ShelfDetailDirector: how often does each tell?")
            )
        }
        let bookKnows = visit.bookKnows
        let expected = "the list hears of a loan that was stored, and fetches"
        if await visit.listKnows() {
            return .teaching(
                expected: expected,
                happened: "the list says who has the book, and never fetched: it changed its rows by itself",
                why: """
                    rows that the list changes by itself show what it believes; only the store knows what is stored, \
                    and other books may have changed as well
                    """,
                look: look("List/ShelfListDirector", "what does it do when it hears of a loan?"))
        }
        return .teaching(
            expected: expected,
            happened: bookKnows
                ? "the book's screen heard of it, and the list never fetched"
                : "neither the book's screen nor the list heard of it",
            why: "without news the list shows what was true before",
            look: bookKnows
                ? look(
                    ["Detail/ShelfDetailDirector", "List/ShelfListDirector"],
                    "the way from the book's screen to the list: who passes the list along, who tells it, and what it does"
                )
                : wayOfTheNews)
    }

    /// The line about where to look if neither screen heard of a loan.
    private static var wayOfTheNews: String {
        look(
            ["Lend/ShelfLendDirector", "Detail/ShelfDetailDirector"],
            "the way of the news, beginning with presentSuccess(book:)")
    }
}
