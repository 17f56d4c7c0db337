import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise16a

extension FixTheListingTests {
    static let returned = "All books are back on the shelf."

    @Test("16a.3 when all books were returned, the screen says so and shows no loan")
    func returnEmptiesTheScreen() async {
        await Visit.journey(
            expecting: "the user taps Return all, and an alert says: \(Self.returned)",
            because: "the user has to hear that it is done",
            look: Self.look("ShelfLoansDirector", "what follows from a tap on Return all, and from its success?")
        ) { visit in
            try visit.screen.tap("Return all")
            try await visit.screen.wait(until: "an alert says \(Self.returned)", within: patience) {
                $0.alert?.message == Self.returned
            }
            try visit.screen.tap("OK")
            let isEmpty = await eventually(within: patience) { visit.screen.rows.isEmpty && !visit.screen.isLoading }
            expect(
                isEmpty,
                .teaching(
                    expected: "once all books are back, the screen shows no loan and no loader",
                    happened: visit.screen.rows.isEmpty
                        ? "the screen still says that it is loading"
                        : "it still shows \(visit.titles.joined(separator: ", "))",
                    why: "an alert says that all is done, over rows that say the opposite; the user taps again",
                    look: Self.look(
                        "ShelfLoansDirector", "a success: what does the screen show that is no longer true?"))
            )
            expect(
                !isEmpty || visit.screen.shows("Nothing is lent"),
                .teaching(
                    expected: "once all books are back, the screen says \"Nothing is lent\"",
                    happened: "the rows are gone, and nothing is in their place", screen: visit.screen.render(),
                    why: "a user who sees an empty screen believes that it is broken",
                    look: Self.look(
                        ["ShelfLoansScene", "ShelfLoansDirector"], "when is the label shown, and what shows it now?")))
        }
    }

    @Test("16a.3 after a return the shelf has all its books, and none is lent")
    func everyBookIsKept() async {
        for fetchFails in [false, true] {
            // If the store is never asked, nothing is stored.
            guard await Visit().opens() else { return }
            let visit = Visit()
            visit.store.loadFails = fetchFails
            await visit.openAndWait()
            visit.store.loadFails = false
            if fetchFails { try? visit.screen.tap("OK") }
            try? visit.screen.tap("Return all")
            let isStored = await eventually(within: .seconds(1)) { visit.count("store.didSave()") > 0 }
            // Other checks cover a return that isn't stored, and a failure that isn't shown.
            guard isStored, visit.store.books != Books.returned else { continue }
            Issue.record(
                .teaching(
                    expected: fetchFails
                        ? """
                        the books could not be loaded when the screen opened; Return all then ends all loans, or says \
                        that it can't, and no book is lost
                        """
                        : "Return all stores all three books of the shelf, in their order, and none of them lent",
                    happened: Self.shelf(visit.store.books),
                    why: "what is saved replaces all that was stored: a book that is left out is gone for good",
                    look: Self.look("ShelfLoansWorker", "which books does it save, and where does it get them?")))
            return
        }
    }

    @Test("16a.3 a return reads the shelf as it is by then")
    func shelfIsReadAgain() async {
        await Visit.journey(
            expecting: "the user can tap Return all", because: "the button is on the screen",
            look: Self.look("ShelfLoansScene", "its bar and its buttons")
        ) { visit in
            visit.store.books.append(Books.middlemarch)
            try visit.screen.tap("Return all")
            let isStored = await eventually(within: .seconds(1)) { visit.count("store.didSave()") > 0 }
            // The check above covers the loss of the earlier books.
            guard isStored, visit.store.books == Books.returned else { return }
            Issue.record(
                .teaching(
                    expected: """
                        another user puts Middlemarch on the shelf while the screen is open; Return all ends the loans, \
                        and Middlemarch stays
                        """,
                    happened: "the store has the earlier books, and Middlemarch is gone",
                    why: "what is saved replaces all that was stored, and the books of the first fetch are out of date",
                    look: Self.look("ShelfLoansWorker", "when did it read the books that it saves?")))
        }
    }

    @Test("16a.3 a return ends loans that the screen has never shown")
    func newLoansAreEnded() async {
        await Visit.journey(
            on: [Books.emma], expecting: "the user can tap Return all", because: "the button is on the screen",
            look: Self.look("ShelfLoansScene", "its bar and its buttons")
        ) { visit in
            visit.store.books = [Books.emma, Books.kindred]
            try visit.screen.tap("Return all")
            let isStored = await eventually(within: .seconds(1)) { visit.count("store.didSave()") > 0 }
            expect(
                isStored && !visit.store.books.contains { $0.loan != nil },
                .teaching(
                    expected: """
                        nothing is lent when the screen opens, then another user lends Kindred; Return all ends that loan
                        """,
                    happened: isStored ? "Kindred is still lent" : "nothing was stored",
                    why: "what counts is the shelf at the time of the return, and only the store knows that",
                    look: Self.look(
                        ["ShelfLoansDirector", "ShelfLoansWorker", "ShelfLoansScene"],
                        "from the tap to the store: who decides that there is nothing to return?")))
        }
    }

    /// Returns what is wrong with a shelf to which all books should have been returned.
    private static func shelf(_ books: [Book]) -> String {
        let lost = Books.all.filter { book in !books.contains { $0.id == book.id } }.map(\.title)
        let lent = books.filter { $0.loan != nil }.map(\.title)
        if books.isEmpty { return "the store has no book anymore" }
        if !lost.isEmpty { return "the store has lost \(lost.joined(separator: ", "))" }
        if !lent.isEmpty { return "in the store, these are still lent: \(lent.joined(separator: ", "))" }
        return "the store has \(books.map(\.title).joined(separator: ", ")), in this order"
    }

    @Test("16a.3 a second tap on Return all does nothing")
    func returnsOnce() async {
        await Visit.journey(
            expecting: "the user taps Return all, and an alert says: \(Self.returned)",
            because: "the user has to hear that it is done",
            look: Self.look("ShelfLoansDirector", "what follows from a tap on Return all, and from its success?")
        ) { visit in
            visit.store.holdsAnswers = true
            visit.log.forget()
            try visit.screen.doubleTap("Return all")
            await visit.events.settle { visit.store.isBusy }
            let wasLoading = visit.screen.isLoading
            visit.letStoreAnswer()
            try await visit.screen.wait(until: "an alert says \(Self.returned)", within: patience) {
                $0.alert?.message == Self.returned
            }
            await letPendingWorkRun()
            let saves = visit.count("store.save()")
            expect(
                saves == 1,
                .teaching(
                    expected: "two quick taps on Return all store the books once",
                    happened: "they were stored \(saves) times",
                    why: "the first tap asked for everything; a loan made between the two would be ended as well",
                    look: Self.look("ShelfLoansDirector", "what happens to a tap while the books are on their way?")))
            expect(
                wasLoading,
                .teaching(
                    expected: "while the books are being returned, the screen says that it is loading",
                    happened: "it shows the rows as if nothing had been tapped",
                    why: "a user who sees nothing happen taps again",
                    look: Self.look("ShelfLoansDirector", "what is displayed before the request goes out?")))
        }
    }

    @Test("16a.3 a return goes on when a fetch is answered in between", arguments: [false, true])
    func fetchEndsNoReturn(fetchFails: Bool) async {
        guard await Visit().opens() else { return }
        let visit = Visit()
        visit.store.holdsAnswers = true
        visit.store.loadFails = fetchFails
        visit.open()
        await visit.events.settle { visit.store.isBusy }
        try? visit.screen.tap("Return all")
        visit.store.answerNext()
        await visit.events.settle {
            visit.store.isBusy && (fetchFails ? visit.screen.alert != nil : visit.screen.rows.count == 2)
        }
        visit.store.loadFails = false
        if fetchFails { try? visit.screen.tap("OK") }
        // A screen may also ignore a tap, or say that it can't return anything, until its books are there.
        guard visit.store.isBusy else { return }
        let event = fetchFails ? "the first fetch fails" : "the books of the first fetch come"
        expect(
            visit.screen.isLoading,
            .teaching(
                expected: "\(event) while the books are being returned, and the screen still says that it is loading",
                happened: "the loader stopped, and the return is still under way",
                why:
                    "the store has answered one of two requests; to a user who sees no loader, it has answered both",
                look: Self.look(
                    "ShelfLoansDirector", "which answers end the loading, and what else may be under way then?")))
        try? visit.screen.tap("Return all")
        visit.letStoreAnswer()
        await visit.events.settle { visit.saves > 0 && !visit.screen.isLoading }
        let saves = visit.count("store.save()")
        expect(
            saves <= 1,
            .teaching(
                expected: "\(event) while the books are being returned, and a second tap on Return all does nothing",
                happened: "they were stored \(saves) times",
                why: "the first tap asked for everything; a loan made between the two would be ended as well",
                look: Self.look("ShelfLoansDirector", "from which answer on may the books be returned again?")))
    }
}
