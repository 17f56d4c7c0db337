import ExerciseSupport
import Spies
import Testing

@testable import Exercise15

extension DirectorTests {
    @Test("15.1 when the UI is ready, the books are fetched")
    func readyFetches() {
        let bench = Bench()
        bench.director.onUIReady()
        Self.expectOneJob("dataManager.fetchBooks()", after: "onUIReady()", bench)
    }

    @Test("15.1 return all returns all books")
    func returnAllReturns() {
        let bench = Bench()
        bench.showTheList()
        bench.director.onReturnAll()
        Self.expectOneJob("dataManager.returnAllBooks()", after: "onReturnAll()", bench)
    }

    @Test("15.1 news from a book's screen fetches again")
    func newsFetchesAgain() {
        let bench = Bench()
        bench.showTheList()
        bench.director.bookDidChange()
        Self.expectOneJob("dataManager.fetchBooks()", after: "bookDidChange()", bench)
    }

    @Test("15.1 news that comes while the books are fetched is not lost")
    func newsWhileFetchingIsHeard() {
        let bench = Bench()
        bench.director.onUIReady()
        bench.director.bookDidChange()
        bench.director.present(books: Books.all)
        let fetches = bench.log.messages.count { $0 == "dataManager.fetchBooks()" }
        #expect(
            fetches >= 2,
            .teaching(
                expected: "bookDidChange() leads to a fetch of its own, though an earlier one has no answer yet",
                happened: "two events led to \(fetches == 1 ? "one fetch" : "no fetch")",
                why: """
                    what is on its way was perhaps read before the book changed; who skips the second fetch shows \
                    yesterday's loan until the next one
                    """,
                look: Bench.look("bookDidChange(): what happens while something is loading?")))
    }

    /// The same for all three: the loader, and then the job.
    private static func expectOneJob(_ job: Message, after event: String, _ bench: Bench) {
        #expect(
            bench.log.messages == ["ui.display(loading: true)", job],
            .teaching(
                expected: "\(event) leads to two messages: the screen shows that it is loading, then \(job.name)()",
                happened: bench.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: """
                    who sees nothing taps again; and a Worker that answers at once would have ended the loading \
                    before it began, if the job came first
                    """,
                look: Bench.look("\(event): which messages does it send, and in which order?")))
    }

    @Test("15.5 a tap leads to the book in that row, with the Director as delegate")
    func tapOpensTheBook() {
        let bench = Bench()
        bench.showTheList()
        bench.director.onBookSelected(index: 1)
        #expect(
            bench.log.messages == ["navigator.gotoDetail(of: Emma, number 2, with: the Director)"],
            .teaching(
                expected: "onBookSelected(index: 1) opens the book in the second row, Emma, and does nothing else",
                happened: bench.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: """
                    the index counts the rows as they are shown; the delegate is who wants to hear from the \
                    book's screen, and the list does
                    """,
                look: Bench.look("onBookSelected(index:): among which books does it look?")))
    }

    @Test("15.5 a tap means the rows that were shown last")
    func tapFollowsTheLatestRows() {
        let bench = Bench()
        bench.showTheList()
        bench.showTheList([Books.onTheShelf, Books.lent])
        bench.director.onBookSelected(index: 0)
        #expect(
            bench.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
            .teaching(
                expected: "after a second present(books:) an index means a book of the second list",
                why: "the person taps what is on the screen, and the first list is not there any more",
                look: Bench.look("present(books:): what becomes of the books that came before?")))
    }

    @Test("15.5 a tap works when a later fetch or return failed")
    func tapAfterAFailureOpensTheBook() {
        for failure in [ShelfListDirector.presentFetchError, ShelfListDirector.presentReturnError] {
            let bench = Bench()
            bench.showTheList()
            failure(bench.director)()
            bench.log.forget()
            bench.director.onBookSelected(index: 2)
            #expect(
                bench.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "a failure leaves the rows on the screen, and each of them still opens its book",
                    happened: bench.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "a row that is there and does nothing looks broken",
                    look: Bench.look("presentFetchError(), presentReturnError(): what becomes of the books?")))
        }
    }

    @Test("15.5 a tap works while a job is on its way")
    func tapWhileLoadingOpensTheBook() {
        let jobs = [
            ("onReturnAll()", ShelfListDirector.onReturnAll), ("bookDidChange()", ShelfListDirector.bookDidChange),
            ("presentReturnSuccess()", ShelfListDirector.presentReturnSuccess),
        ]
        for (name, begin) in jobs {
            let bench = Bench()
            bench.showTheList()
            begin(bench.director)()
            bench.log.forget()
            bench.director.onBookSelected(index: 2)
            #expect(
                bench.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "after \(name), until new books come, each row that is shown still opens its book",
                    happened: bench.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "the rows stay on the screen while something loads, and a row that does nothing looks broken",
                    look: Bench.look("\(name): what becomes of the books?")))
        }
    }

    @Test("15.5 an index without a row leads nowhere")
    func staleIndexLeadsNowhere() async {
        await #expect(processExitsWith: .success, Self.trap("before any book came")) { @MainActor in
            let bench = Bench()
            bench.director.onBookSelected(index: 0)
            if !bench.log.messages.isEmpty { fatalError() }
        }
        await #expect(processExitsWith: .success, Self.trap("one past the last row")) { @MainActor in
            let bench = Bench()
            bench.showTheList()
            bench.director.onBookSelected(index: Books.all.count)
            if !bench.log.messages.isEmpty { fatalError() }
        }
        await #expect(processExitsWith: .success, Self.trap("in a list that became shorter")) { @MainActor in
            let bench = Bench()
            bench.showTheList()
            bench.showTheList([Books.lent])
            bench.director.onBookSelected(index: 2)
            if !bench.log.messages.isEmpty { fatalError() }
        }
        await #expect(processExitsWith: .success, Self.trap("before the first row")) { @MainActor in
            let bench = Bench()
            bench.showTheList()
            bench.director.onBookSelected(index: -1)
            if !bench.log.messages.isEmpty { fatalError() }
        }
    }

    private static func trap(_ place: String) -> Comment {
        .teaching(
            expected: "an index \(place) says nothing to anybody",
            happened: "it trapped, or led somewhere",
            why: """
                between the touch and its end the list may become shorter; an app that ends itself then takes \
                everything with it that was not saved
                """,
            look: Bench.look("onBookSelected(index:): is there a book at that index?"))
    }
}
