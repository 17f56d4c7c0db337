import ExerciseSupport
import Testing

@testable import Exercise13b

extension NewsBackTests {
    @Test("13b.3 of two loans that are being stored at once, each is heard of")
    func loansAtOnceAreHeard() async {
        await Visit.journey(
            expecting: "Lend can be left while its loan is being stored, and opened again",
            because: "until the store has answered, the book is on the shelf",
            look: Self.look("the Navigators, and what leads to Lend and back")
        ) { plain in
            try await plain.lend(row: 2)
            let bookKnows = plain.bookKnows
            guard isJudged(bookKnows, after: "13b.1", because: "the book's screen doesn't say who has the book")
            else { return }
            let first = try await Visit()
            try await Self.saveAndLeave(first)
            first.log.forget()
            first.store.answerAll()
            await first.waitForNews()
            let isHeard = first.listFetched == "once" && first.screen.title == "Book"
            guard isJudged(isHeard, after: "13b.4", because: "the news doesn't go out once its form was left")
            else { return }
            let visit = try await Visit()
            try await Self.saveAndLeave(visit)
            try await visit.tapLend()
            try visit.screen.lend(to: "Dora")
            await visit.events.wait { visit.savedLoans == 2 }
            visit.log.forget()
            visit.store.answerAll()
            try await visit.screen.wait(until: "the second loan leads back", within: patience) { $0.title == "Book" }
            await visit.events.settle { visit.listFetched == "2 times" }
            let fetches = visit.listFetched
            expect(
                fetches == "2 times" && visit.bookNames("Dora"),
                .teaching(
                    expected: """
                        the user leaves Lend before its loan is stored, and opens it again for another one; then the \
                        store keeps both, the list fetches for each, and the book's screen says who has the book now
                        """,
                    happened: fetches == "2 times"
                        ? "the book's screen does not name the second borrower" : "the list fetched \(fetches)",
                    why: """
                        every loan that was stored is news, whatever the listener already knows or waits for: the books \
                        on their way may have been read before it
                        """,
                    look: Self.look(
                        fetches == "2 times" || !visit.bookNames("Dora")
                            ? ["Detail/ShelfDetailDirector"]
                            : ["List/ShelfListDirector", "Detail/ShelfDetailDirector"],
                        "what keeps the second news from being passed on, or from being acted on?")))
        }
    }

    /// Lends a book to Cleo, and leaves the screen for lending before the store has answered.
    private static func saveAndLeave(_ visit: Visit) async throws {
        try await visit.openLending(row: 2)
        visit.store.holdsAnswers = true
        try visit.screen.lend()
        try visit.screen.goBack()
        try await visit.screen.wait(until: "the book is back", within: patience) { $0.title == "Book" }
        await visit.events.wait { visit.savedLoans > 0 }
    }
}
