import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise12a

extension WorkerTests {
    @Test("12a.1 fetching presents the stored books, in their order")
    func fetchPresentsTheBooks() async {
        let harness = Harness()
        harness.worker.fetchBooks()
        let told = await harness.answers()
        #expect(
            told == [PresenterSpy.presented(Books.all)],
            .teaching(
                expected:
                    "one fetchBooks() leads to one present(books:), with the books and the order that the store answered",
                happened: Harness.remark(told),
                why: """
                    the screen can only show what the store has; its order is stored as well, and sorting, like everything \
                    about looks, is the Director's job
                    """,
                look: Harness.look("fetchBooks(): who is asked for the books, and what becomes of the answer?")))
    }

    @Test("12a.1 fetching asks the store each time")
    func fetchAsksTheStoreEachTime() async {
        let harness = Harness()
        harness.worker.fetchBooks()
        _ = await harness.answers()
        harness.log.forget()
        harness.store.books = [Books.onTheShelf]
        harness.worker.fetchBooks()
        let told = await harness.answers()
        #expect(
            told == [PresenterSpy.presented([Books.onTheShelf])],
            .teaching(
                expected: "a second fetchBooks() presents what is stored by then",
                happened: Harness.remark(told),
                why: "the list fetches again because something changed; remembered books are the old ones",
                look: Harness.look("fetchBooks(): does it ask the store each time?")))
    }

    @Test("12a.1 a shelf without books is presented as it is")
    func fetchPresentsAnEmptyShelf() async {
        let harness = Harness([])
        harness.worker.fetchBooks()
        let told = await harness.answers()
        #expect(
            told == [PresenterSpy.presented([])],
            .teaching(
                expected: "when the store answers that there are no books, one present(books:) says so with no books",
                happened: Harness.remark(told),
                why: """
                    an empty shelf is an answer like any other, not a failure, and the loader runs until it comes
                    """,
                look: Harness.look("fetchBooks(): what is done with a .success that brings no books?")))
    }

    @Test("12a.2 a fetch that fails is reported as an error, once")
    func fetchTellsOfAFailure() async {
        let harness = Harness()
        harness.store.loadFails = true
        harness.worker.fetchBooks()
        let told = await harness.answers()
        #expect(
            told == ["presenter.presentFetchError()"],
            .teaching(
                expected:
                    "when the store can't load the books, the presenter is told presentFetchError(), and only that",
                happened: Harness.remark(told),
                why: """
                    an empty list would say that there are no books, and silence leaves the screen loading forever
                    """,
                look: Harness.look("fetchBooks(): the store answers with a Result; what is done with .failure?")))
    }

    @Test("12a.1 the list on the screen shows the stored books, and a new loan when it is back")
    func theScreenShowsTheBooks() async {
        await Shelf.journey(
            expecting: "the list shows the stored books, and after a loan who has the book",
            look: Harness.look("fetchBooks()")
        ) { screen, _ in
            try await screen.wait(until: "the overdue book stands out in red", within: patience) {
                $0.rows.count == 3 && $0.rows[0].color(of: "Orlando") == .systemRed
            }
            try screen.selectRow(2)
            try await screen.wait(until: "the book is on the shelf", within: patience) { $0.shows("On the shelf") }
            try screen.tap("Lend")
            try screen.lend()
            try await screen.wait(until: "the book says who has it", within: patience) {
                $0.shows("Lent to Cleo until Jun 03, 2024")
            }
            try screen.goBack()
            try await screen.wait(until: "the list fetched again and says who has it", within: patience) {
                $0.rows.count == 3 && $0.rows[2].text.contains("lent to Cleo until Jun 03, 2024")
            }
        }
    }
}
