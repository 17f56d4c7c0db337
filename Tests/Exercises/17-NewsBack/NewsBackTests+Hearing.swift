import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise17

extension NewsBackTests {
    @Test("17.1 the book's screen says who has it, and can't lend it again")
    func theBookShowsItsLoan() async {
        await Visit.journey(
            expecting: "a person who lends a book sees on the book's screen who has it",
            because: "the book's screen is still there when Lend is left, and shows what it knows",
            look: Self.look("Detail/ShelfDetailDirector", "what does it do with the book that was lent?")
        ) { visit in
            try await visit.lend(row: 2)
            try await visit.screen.wait(until: "the book says who has it now", within: patience) {
                $0.shows("Lent to Cleo until Jun 03, 2024")
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

    @Test("17.2 the list hears of a loan when it was stored, before Lend is left, once")
    func theListHears() async {
        await Visit.journey(
            expecting: "a loan can be saved, and leads back to the book",
            because: "without news the list shows what was true before",
            look: Self.look("Lend/ShelfLendDirector", "presentSuccess(book:)")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.log.forget()
            try visit.save()
            try await visit.screen.wait(until: "Lend is left after storing", within: patience) { $0.title == "Book" }
            await letPendingWorkRun()
            #expect(
                visit.log.messages == [
                    "store.replace(while: Lend)", "store.didReplace()", "store.load(while: Lend)",
                ],
                .teaching(
                    expected: """
                        the loan is stored; then the news goes out, and the list fetches, while Lend is still on top; \
                        then Lend is left
                        """,
                    happened: Self.story(visit.log.messages),
                    why: """
                        news before storing may be false; and going back may free the module, so what it still has \
                        to say is said before
                        """,
                    look: Self.look("Lend/ShelfLendDirector", "presentSuccess(book:): who is told, and when?")
                        + "\n      " + "and the way from there to fetch() in ShelfListDirector"))
        }
    }

    /// The deviation in words.
    private static func story(_ messages: [Message]) -> String? {
        let names = messages.map(\.description)
        guard let stored = names.firstIndex(of: "store.didReplace()") else { return "nothing was stored" }
        let fetches = messages.indices.filter { messages[$0].name == "load" }
        if fetches.isEmpty { return "the list never fetched: the news did not get there" }
        if fetches.contains(where: { $0 < stored }) { return "the list was told before the store had answered" }
        if fetches.count > 1 { return "the list fetched \(fetches.count) times" }
        return names[fetches[0]].contains("Lend") ? nil : "Lend was left first, and the list told after it"
    }

    @Test("17.2 the list on the screen says who has the book")
    func theListShowsTheLoan() async {
        await Visit.journey(
            expecting: "a person who lends a book and goes back to the list sees there who has it",
            because: "a list that shows an old state is worse than one that loads",
            look: Self.look("List/ShelfListDirector", "what does it do when the news comes?")
        ) { visit in
            try await visit.lend(row: 2)
            try visit.screen.goBack()
            try await visit.screen.wait(until: "the row says who has the book", within: patience) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until Jun 03, 2024")
            }
        }
    }

    @Test("17.2 a loan that was not stored is no news")
    func aFailureIsNoNews() async {
        await Visit.journey(
            expecting: "a loan that could not be stored says so, and Lend stays",
            because: "the form stays open with what was typed, for a second try",
            look: Self.look("Lend/ShelfLendDirector", "presentError()")
        ) { visit in
            try await visit.openLending(row: 2)
            visit.store.saveFails = true
            visit.log.forget()
            try visit.save()
            try await visit.screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert?.message == "The loan could not be saved."
            }
            await letPendingWorkRun()
            #expect(
                visit.listFetched == "never",
                .teaching(
                    expected: "when the store could not keep the loan, nobody is told of one",
                    why: "the book's screen would name a borrower who does not have the book",
                    look: Self.look("Lend/ShelfLendDirector", "on which ways is the delegate told?")))
        }
    }

    @Test("17.3 who leaves without lending has no news")
    func leavingIsNoNews() async {
        await Visit.journey(
            expecting: "Lend and the book can be left without a loan",
            because: "looking at a book changes nothing",
            look: Self.look("Detail/ShelfDetailDirector", "when is the list told?")
        ) { visit in
            visit.log.forget()
            try await visit.openLending(row: 2)
            try visit.screen.goBack()
            try visit.screen.goBack()
            try await visit.screen.wait(until: "the list is back", within: patience) { $0.title == "Bookshelf" }
            await letPendingWorkRun()
            #expect(
                visit.listFetched == "never",
                .teaching(
                    expected: "opening a book and Lend, and leaving both without a loan, makes the list fetch nothing",
                    why: """
                        news says that something happened; a list that is told on every way cannot tell, and loads \
                        each time that somebody only looked
                        """,
                    look: Self.look("Detail/ShelfDetailDirector", "from which methods is the delegate told?")))
        }
    }

    @Test("17.3 Lend opened twice tells once, and a second loan is heard as the first")
    func everyLoanIsHeardOnce() async {
        await Visit.journey(
            expecting: "Lend can be opened again, and a second book be lent",
            because: "a person opens Lend, thinks better of it, and opens it again",
            look: Self.look("Lend/ShelfLendNavigator", "who is told by which Lend?")
        ) { visit in
            try await visit.openLending(row: 2)
            try visit.screen.goBack()
            try await visit.tapLend()
            visit.log.forget()
            try visit.save()
            try await visit.screen.wait(until: "Lend is left after storing", within: patience) { $0.title == "Book" }
            await letPendingWorkRun()
            Self.expectOneFetch(visit, after: "Lend was opened, left, opened again and used")
            try visit.screen.goBack()
            visit.log.forget()
            try await visit.lend(row: 1)
            Self.expectOneFetch(visit, after: "a second book was lent")
        }
    }

    private static func expectOneFetch(_ visit: Visit, after what: String) {
        #expect(
            visit.listFetched == "once",
            .teaching(
                expected: "when \(what), the list fetches once",
                why: """
                    each Lend tells whoever opened it; who is told by all that were ever opened, or only by the \
                    first, hears too much or too little
                    """,
                look: look("Lend/ShelfLendNavigator", "each Lend has its own delegate, who acts each time")))
    }
}
