import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise08a

/// Whatever becomes of the books, the presenter hears of it from start to end.
extension OutputsPerEventTests {
    @Test("08a.1 the books are told between a start and an end")
    func booksAreBracketed() {
        let harness = UseCaseHarness()
        harness.useCase.eventViewReady()
        harness.manager.answerAll()
        Self.expectTold(
            harness.told, UseCaseHarness.list("Orlando", "Emma", "Kindred"),
            after: "three books come")
    }

    @Test("08a.1 that there are no books is told between a start and an end")
    func noBooksAreBracketed() {
        let harness = UseCaseHarness([])
        harness.useCase.eventViewReady()
        harness.manager.answerAll()
        Self.expectTold(
            harness.told, ["presentBooksStart()", "presentNoBooksFound()", "presentBooksEnd()"],
            after: "no books come")
    }

    @Test("08a.1 that the books can't be loaded is told between a start and an end")
    func errorIsBracketed() {
        let harness = UseCaseHarness()
        harness.manager.fails = true
        harness.useCase.eventViewReady()
        harness.manager.answerAll()
        Self.expectTold(
            harness.told, ["presentBooksStart()", "presentBooksError()", "presentBooksEnd()"],
            after: "the books can't be loaded")
    }

    @Test("08a.1 a change is told between a start and an end as well")
    func changesAreBracketed() {
        let harness = UseCaseHarness()
        harness.useCase.eventViewReady()
        harness.manager.answerAll()
        harness.log.forget()
        harness.manager.tellObservers()
        Self.expectTold(
            harness.told, UseCaseHarness.list("Orlando", "Emma", "Kindred"),
            after: "a book was lent on another screen")
        harness.log.forget()
        harness.manager.books = []
        harness.manager.tellObservers()
        Self.expectTold(
            harness.told, ["presentBooksStart()", "presentNoBooksFound()", "presentBooksEnd()"],
            after: "the last book has gone")
    }

    @Test("08a.1 a change that comes while a return is under way is told as well")
    func changesDuringAReturnAreTold() {
        let harness = UseCaseHarness()
        harness.useCase.eventReturnAll()
        harness.manager.tellObservers()
        Self.expectTold(
            harness.told, UseCaseHarness.list("Orlando", "Emma", "Kindred"),
            after: "a book is lent on another screen while a return waits for its answer",
            why: """
                a return changes the books, and so may somebody else before it is answered; a change that is not told \
                leaves rows that are no longer so
                """)
    }

    @Test("08a.1 a change that comes while the books are being loaded does not end up in their list")
    func listsDoNotMix() {
        let harness = UseCaseHarness()
        harness.useCase.eventViewReady()
        harness.manager.tellObservers()
        harness.manager.answerAll()
        let list = UseCaseHarness.list("Orlando", "Emma", "Kindred")
        Self.expectTold(
            harness.told, list + list,
            after: "a change comes before the books that were asked for",
            why: """
                between the question and the answer anything may happen; if a list begins with the question, \
                another one may come in between, and both are shown as one
                """)
    }

    @Test("08a.1 the view shows the list once, when it has heard the end")
    func listIsShownAtItsEnd() {
        for (contents, books, fails, expected) in [
            ("three books come", Books.all, false, "showBooks()"),
            ("no books come", [], false, "showBooks(message: \"No books yet\")"),
            ("the books can't be loaded", Books.all, true, "showBooks(message: \"Your books could not be loaded.\")"),
        ] {
            let harness = PresenterHarness(books)
            harness.manager.fails = fails
            harness.presenter.eventViewReady()
            harness.log.forget()
            harness.manager.answerAll()
            let shown = harness.shown.filter { $0 != "showBooksStart()" }
            expect(
                shown == [expected],
                .teaching(
                    expected: "when \(contents), the view is told \(expected), once",
                    happened: "it was told \(Self.words(shown))",
                    why:
                        "the list is whole when its end is told, and not before; then it is shown, and the loader stops",
                    look: Self.look(
                        "Presenter", "where is the view told to show the books?",
                        and: "UseCase", "does the presenter hear the end?")))
        }
    }

    @Test("08a.1 a list takes the place of the one before, message and rows")
    func listsBeginAnew() {
        let harness = PresenterHarness([])
        harness.presenter.eventViewReady()
        harness.manager.answerAll()
        harness.log.forget()
        harness.manager.books = Books.all
        harness.manager.tellObservers()
        let shown = harness.shown.filter { $0 != "showBooksStart()" }
        harness.manager.tellObservers()
        expect(
            shown == ["showBooks()"] && harness.presenter.rowCount == Books.all.count,
            .teaching(
                expected: """
                    there were no books, then three come, and come once more: the view is told showBooks(), and there \
                    are three rows
                    """,
                happened:
                    "it was told \(Self.words(shown)), and there were \(harness.presenter.rowCount) rows in the end",
                why: "what was collected for the list before, a message or rows, must not end up in this one",
                look: Self.look(
                    "Presenter", "what is left from the list before?", and: "UseCase", "is a start told?")))
    }

    @Test("08a.1 on the screen, loading ends, also without books and with an error")
    func loadingEnds() {
        for (what, fails, message) in [
            ("there are no books", false, "No books yet"),
            ("the books can't be loaded", true, "Your books could not be loaded."),
        ] {
            let shelf = Shelf([])
            shelf.manager.fails = fails
            shelf.manager.answerAll()
            shelf.expect(
                shelf.screen.shows(message) && !shelf.screen.isLoading,
                "when \(what), the list says \"\(message)\" and stops loading",
                because: "a list that loads forever looks as if it had something to show",
                look: Self.look("UseCase", "eventViewReady(): what does the presenter hear in this case?"))
        }
    }

    @Test("08a.1 on the screen, books that come take the place of the message, and the message that of the books")
    func messageGivesWay() {
        for (what, fails, message) in [
            ("there were no books", false, "No books yet"),
            ("the books could not be loaded", true, "Your books could not be loaded."),
        ] {
            let shelf = Shelf([])
            shelf.manager.fails = fails
            shelf.manager.answerAll()
            shelf.manager.books = Books.all
            shelf.manager.tellObservers()
            shelf.expect(
                shelf.rows.count == 3 && !shelf.screen.shows(message),
                "when \(what), and then three come, the list shows the three and no longer \"\(message)\"",
                because: "a message from the list before says something that is no longer so",
                look: Self.look("ViewController", "showBooks(): what becomes of the message?"))
        }
    }

    @Test("08a.1 on the screen, a book that was lent is in the list once")
    func aLentBookIsThereOnce() {
        let shelf = Shelf()
        shelf.manager.answerAll()
        let before = shelf.rows
        let loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14))
        shelf.manager.lend(id: Books.onTheShelf.id, as: loan) { _ in }
        shelf.manager.answerAll()
        shelf.expect(
            shelf.rows.count == 3 && shelf.rows[2] != before[2],
            "after a loan the list shows the same three books, and of the third one that it was lent",
            because: "a list that doesn't start from nothing keeps the rows of the one before",
            look: Self.look("UseCase", "booksDidChange(_:): what does the presenter hear first?"))
    }

    /// - Parameter why: the reason, where the messages themselves don't say what is wrong with them.
    private static func expectTold(_ told: [String], _ expected: [String], after what: String, why: String? = nil) {
        expect(
            told == expected,
            .teaching(
                expected: "when \(what), the presenter is told \(words(expected))",
                happened: "it was told \(words(told))",
                why: why ?? self.why(told),
                look: look("UseCase", "what is said first, what last, and in which of the cases?")))
    }

    private static func why(_ told: [String]) -> String {
        if told.last == "presentBooksEnd()", told.first == "presentBooksStart()" {
            return "the presenter shows what it was told, under the name by which it was told, and nothing else"
        }
        if told.contains("presentBooksEnd()"), told.contains("presentBooksStart()") {
            return "a list is shown when its end is told; what is told outside of start and end is not shown with it"
        }
        return told.contains("presentBooksEnd()")
            ? "a list that doesn't begin goes on with the one before, and shows every book once more"
            : "the presenter shows its list when it hears the end; a list without an end is never shown"
    }
}
