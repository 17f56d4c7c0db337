import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise08a

/// Checks that the app does what it did before.
extension OutputsPerEventTests {
    @Test("08a.6 the rows say what they said")
    func rowsAreAsTheyWere() {
        let rows = PresenterHarness.withItsBooks().rows
        let expected = [
            ShelfListViewModel(
                id: 7, title: "Orlando", detail: "Virginia Woolf, lent to Ada until May 17, 2024", standsOut: true),
            ShelfListViewModel(
                id: 2, title: "Emma", detail: "Jane Austen, lent to Ben until May 23, 2024", standsOut: false),
            ShelfListViewModel(id: 5, title: "Kindred", detail: "Octavia E. Butler", standsOut: false),
        ]
        for (row, expected) in zip(rows, expected) where row != expected {
            Issue.record(
                .teaching(
                    expected: "the row of \(expected.title) says \(Self.words(expected))",
                    happened: "it says \(Self.words(row))",
                    why: "which values cross the border may change, but neither what people read nor what a tap opens",
                    look: Self.look(
                        "Presenter", "present(book:): which values make up a row?",
                        and: "PresentationModel", "what does the use case fill it with?")))
        }
        expect(
            rows.count == expected.count,
            .teaching(
                expected: "three books make three rows",
                happened: "they made \(rows.count)",
                why: "a book without a row can't be found",
                look: Self.look("Presenter", "present(book:): does each book become a row?")))
    }

    @Test("08a.6 whether a book is overdue is asked each time that the list is told")
    func overdueIsAskedAnew() {
        let clock = TestClock()
        let harness = PresenterHarness([Books.lent], now: { clock.now })
        harness.presenter.eventViewReady()
        harness.manager.answerAll()
        clock.move(days: 4)
        harness.manager.tellObservers()
        expect(
            harness.rows.last?.standsOut == true,
            .teaching(
                expected: "a book is due in three days; four days later a change comes, and its row stands out",
                happened: "it doesn't",
                why: "a list may be open for days, and its books become overdue while it is",
                look: Self.look("UseCase", "when is the clock asked?")))
    }

    private static func words(_ row: ShelfListViewModel) -> String {
        "\"\(row.title)\" and \"\(row.detail)\", \(row.standsOut ? "" : "not ")as overdue, and opens book \(row.id)"
    }

    @Test("08a.6 a tap on a row opens its book, and a tap beside the rows none")
    func tapOpensTheBook() {
        let harness = PresenterHarness.withItsBooks()
        for index in [1, 3, -1] { harness.presenter.eventBookSelected(at: index) }
        expect(
            harness.log.messages == ["router.eventBookSelected(id: 2)"],
            .teaching(
                expected: "of taps on the second row, behind the last and before the first, one opens book 2",
                happened: "the log says \(Self.words(harness.log.messages.map(\.description)))",
                why:
                    "a tap finds its book by the number that the row keeps for it; the rows may have changed meanwhile",
                look: Self.look("Presenter", "eventBookSelected(at:), and the id of a row")))
    }

    @Test("08a.6 the view is told the title, and that it loads, before the books are asked for")
    func loadingIsShownAtOnce() {
        let harness = PresenterHarness()
        harness.presenter.eventViewReady()
        let said = harness.log.messages
        let before = said.prefix { $0.name != "fetchAll" }
        expect(
            before.contains("view.show(title: \"Bookshelf\")") && before.contains("view.showBooksStart()")
                && said.count { $0.name == "fetchAll" } == 1,
            .teaching(
                expected:
                    "eventViewReady() shows the title and the start of loading, and then asks for the books, once",
                happened: "it said \(Self.words(said.map(\.description)))",
                why: "the answer may take its time; until then people see that something is on its way",
                look: Self.look("Presenter", "eventViewReady()")))
    }

    @Test("08a.6 a second tap on Return all, before the answer, returns nothing; after the answer it does")
    func secondTapReturnsNothing() {
        let harness = PresenterHarness.withItsBooks()
        harness.presenter.eventReturnAll()
        harness.presenter.eventReturnAll()
        let asked = harness.log.messages.count { $0.name == "returnAll" }
        expect(
            asked == 1 && harness.shown == ["showReturnAllStart()"],
            .teaching(
                expected: "two taps on \"Return all\" ask for one return, and the view is told of one",
                happened: "\(asked) returns were asked for, and the view was told \(Self.words(harness.shown))",
                why: "a button that is disabled is a courtesy of the view; the presenter can't rely on it",
                look: Self.look("Presenter", "eventReturnAll(): what does isReturning do?")))
        expect(
            harness.log.messages.first?.name == "showReturnAllStart",
            .teaching(
                expected: "the view is told that a return starts, and then the return is asked for",
                happened: "the log says \(Self.words(harness.log.messages.map(\.description)))",
                why: "an answer that comes at once would end a return that has not started yet",
                look: Self.look("Presenter", "eventReturnAll(): what comes first?")))
        harness.manager.answerAll()
        let ends = harness.shown.filter { $0.hasPrefix("showReturnAllEnd") }
        expect(
            ends == ["showReturnAllEnd(title: \"Done\", message: \"All books are back on the shelf.\")"],
            .teaching(
                expected: "when the books are back, the view is told \"Done\" and that all are back, once",
                happened: "it was told \(Self.words(ends))",
                why: "a person who tapped \"Return all\" waits for one answer",
                look: Self.look("Presenter", "presentReturnAllSuccess(): what does the view hear?")))
        harness.presenter.eventReturnAll()
        expect(
            harness.log.messages.count { $0.name == "returnAll" } == 2,
            .teaching(
                expected: "once a return has been answered, the next tap asks for another one",
                happened: "it asked for none",
                why: "books are lent again, and then a person wants to return them again",
                look: Self.look("Presenter", "presentReturnAllSuccess(): may the button be tapped again?")))
    }

    @Test("08a.6 the whole app, on a real file, shows its books and returns them")
    func returnIsShown() async throws {
        let folder = try TemporaryFolder()
        try BookFile(in: folder.url).write(Books.all)
        let screen = Screen(BookshelfApp.launch(storingIn: folder.url, now: { TestClock.noon }))
        do {
            try await screen.wait(until: "the overdue book is red, and the others are not", within: patience) {
                $0.rows.count == 3 && $0.rows[0].color(of: "Orlando") == .systemRed
                    && $0.rows[1].color(of: "Emma") == .darkGray
            }
            try screen.tap("Return all")
            try await screen.wait(until: "an alert says that all are back", within: patience) {
                $0.alert?.title == "Done" && $0.alert?.message == "All books are back on the shelf."
            }
        } catch {
            Issue.record(
                error,
                .teaching(
                    expected: "the list shows three books, and \"Return all\" ends in an alert that says so",
                    why: "what the app does stays as it was",
                    look: Self.look("ViewController", "what does it do with the messages of each event?")))
        }
    }

    @Test("08a.6 on the screen, a book is opened from the list, and says who has it once it is lent")
    func aBookIsOpened() {
        let shelf = Shelf()
        shelf.manager.answerAll()
        let why = "what the app does stays as it was"
        let look = Self.look("Presenter", "eventBookSelected(at:), and the id of a row")
        journey(expecting: "a person opens a book from the list", because: why, look: look) {
            try shelf.screen.selectRow(2)
            shelf.manager.answerAll()
            let loan = Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14))
            shelf.manager.lend(id: Books.onTheShelf.id, as: loan) { _ in }
            shelf.manager.answerAll()
            shelf.expect(
                shelf.screen.title == "Book" && shelf.screen.shows("Lent to Cleo until Jun 03, 2024"),
                "a book that was lent says who has it", because: why, look: look)
        }
    }

    @Test("08a.6 a list that is left is freed, and answers that come later do nothing")
    func leavingFreesTheStack() {
        for fails in [false, true] {
            var stack = Released()
            let manager: BookManagerSpy
            do {
                let shelf = Shelf()
                manager = shelf.manager
                journey(
                    expecting: "\"Return all\" can be tapped while the list loads",
                    because: "what the app does stays as it was", look: Self.look("ViewController", "viewDidLoad()")
                ) { try shelf.screen.tap("Return all") }
                if let list = shelf.list { stack.watchActors(from: list, except: ["BookManagerSpy"]) }
            }
            guard stack.stillAlive.isEmpty else {
                Issue.record(Self.whoIsHeld(stack))
                return
            }
            manager.fails = fails
            manager.tellObservers()
            manager.answerAll()
        }
    }

    private static func whoIsHeld(_ stack: Released) -> Comment {
        let isHeldByAClosure = stack.stillAlive == ["ShelfListUseCase"]
        let holder = stack.stillAlive.contains("ShelfListViewController") ? "Presenter" : "UseCase"
        return .teaching(
            expected: """
                when the screen goes, its presenter, use case and router go with it, also while it loads and while \
                books are returned
                """,
            happened: stack.remainder,
            why: isHeldByAClosure
                ? "a list that the user left needs no answer, so a closure that waits for one must hold no actor"
                : "an output leads back to the owner, and a way back that owns is a cycle that is never freed",
            look: look(
                holder, isHeldByAClosure ? "what do the closures capture?" : "the property output: who owns whom?"))
    }
}
