import ExerciseSupport
import Spies
import Testing

@testable import Exercise15

extension DirectorTests {
    @Test("15.1 when the UI is ready, the books are fetched")
    func readyFetches() {
        let harness = Harness()
        harness.director.onUIReady()
        Self.expectOneJob("dataManager.fetchBooks()", after: "onUIReady()", harness)
    }

    @Test("15.1 return all returns all books")
    func returnAllReturns() {
        let harness = Harness()
        harness.showTheList()
        harness.director.onReturnAll()
        Self.expectOneJob("dataManager.returnAllBooks()", after: "onReturnAll()", harness)
    }

    @Test("15.1 news from a book's screen fetches again")
    func newsFetchesAgain() {
        let harness = Harness()
        harness.showTheList()
        harness.director.bookDidChange()
        Self.expectOneJob("dataManager.fetchBooks()", after: "bookDidChange()", harness)
    }

    @Test("15.1 news that comes while the books are fetched is not lost")
    func newsWhileFetchingIsHeard() {
        let harness = Harness()
        harness.director.onUIReady()
        harness.director.bookDidChange()
        harness.director.present(books: Books.all)
        let fetches = harness.log.messages.count { $0 == "dataManager.fetchBooks()" }
        #expect(
            fetches >= 2,
            .teaching(
                expected: "bookDidChange() leads to a fetch of its own, though an earlier one has no answer yet",
                happened: "two events led to \(fetches == 1 ? "one fetch" : "no fetch")",
                why: """
                    the books on their way were perhaps read before the book changed; without a second fetch the \
                    list shows the old ones until it fetches again
                    """,
                look: Harness.look("bookDidChange(): what happens while something is loading?")))
    }

    /// The same for all three: the loader, and then the job. What differs from that has its own reason.
    private static func expectOneJob(_ job: Message, after event: String, _ harness: Harness) {
        let loading: Message = "ui.display(loading: true)"
        let said = harness.log.messages
        let fault: (happened: String?, why: String, look: String)
        if said.isEmpty {
            fault = (
                "nothing was said to anybody",
                "the Scene only tells what happened, and the Worker waits to be asked: what follows is up to the Director",
                "which job does this event become?"
            )
        } else if !said.contains(job) {
            fault = (
                nil, "without its job, nothing is done of what the event asks for", "which job does this event become?"
            )
        } else if said.count(where: { $0 == job }) > 1 {
            fault = (
                nil,
                "each request is carried out and answered: if asked twice, a return is stored twice and reported twice",
                "how often is the job asked for, counting the functions that this one calls?"
            )
        } else if !said.contains(loading) {
            fault = (nil, "a person who sees nothing happen taps again", "what does the screen show meanwhile?")
        } else if said == [job, loading] {
            fault = (
                nil,
                "a Worker that answers at once would end the loading before it began, and the loader would run forever",
                "which of the two messages is sent first?"
            )
        } else {
            fault = (
                nil, "what comes of the job is not known yet, so whatever is shown of it now is a guess",
                "what else is said, before the answer is there?"
            )
        }
        #expect(
            said == [loading, job],
            .teaching(
                expected: "\(event) leads to two messages: the screen shows that it is loading, then \(job.name)()",
                happened: fault.happened, why: fault.why, look: Harness.look("\(event): \(fault.look)")))
    }

    @Test("15.5 a tap leads to the book in that row, with the Director as delegate")
    func tapOpensTheBook() {
        let harness = Harness()
        harness.showTheList()
        harness.director.onBookSelected(index: 1)
        #expect(
            harness.log.messages == ["navigator.gotoDetail(of: Emma, number 2, with: the Director)"],
            .teaching(
                expected: "onBookSelected(index: 1) opens the book in the second row, Emma, and does nothing else",
                happened: harness.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: """
                    the index counts the rows as they are shown; the delegate is told what becomes of the book, and \
                    the list wants to know
                    """,
                look: Harness.look("onBookSelected(index:): which book is it, and who is its delegate?")))
    }

    @Test("15.5 of two books with one title, a tap leads to the one in that row")
    func tapTellsTwinsApart() {
        let harness = Harness()
        harness.showTheList([Books.lent, Books.otherEdition])
        harness.director.onBookSelected(index: 1)
        #expect(
            harness.log.messages == ["navigator.gotoDetail(of: Emma, number 9, with: the Director)"],
            .teaching(
                expected: "with two books called Emma, a tap on the second opens the second, number 9",
                happened: harness.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: "two books may have one title; only the index says which row was tapped",
                look: Harness.look("onBookSelected(index:): by what is the book found?")))
    }

    @Test("15.5 a tap means the rows that were shown last")
    func tapFollowsTheLatestRows() {
        let harness = Harness()
        harness.showTheList()
        harness.showTheList([Books.onTheShelf, Books.lent])
        harness.director.onBookSelected(index: 0)
        #expect(
            harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
            .teaching(
                expected: "after a second present(books:) an index means a book of the second list",
                why: "a person taps what is on the screen, and the first list no longer is",
                look: Harness.look("present(books:): what becomes of the books that came before?")))
    }

    @Test("15.5 a tap works when a later fetch or return failed")
    func tapAfterAFailureOpensTheBook() {
        for failure in [ShelfListDirector.presentFetchError, ShelfListDirector.presentReturnError] {
            let harness = Harness()
            harness.showTheList()
            failure(harness.director)()
            harness.log.forget()
            harness.director.onBookSelected(index: 2)
            #expect(
                harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "a failure leaves the rows on the screen, and each of them still opens its book",
                    happened: harness.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "a row that is there and does nothing looks broken",
                    look: Harness.look("presentFetchError(), presentReturnError(): what becomes of the books?")))
        }
    }

    @Test("15.5 a tap works while a job is on its way")
    func tapWhileLoadingOpensTheBook() {
        let jobs = [
            ("onReturnAll()", ShelfListDirector.onReturnAll), ("bookDidChange()", ShelfListDirector.bookDidChange),
            ("presentReturnSuccess()", ShelfListDirector.presentReturnSuccess),
        ]
        for (name, begin) in jobs {
            let harness = Harness()
            harness.showTheList()
            begin(harness.director)()
            harness.log.forget()
            harness.director.onBookSelected(index: 2)
            #expect(
                harness.log.messages == ["navigator.gotoDetail(of: Kindred, number 5, with: the Director)"],
                .teaching(
                    expected: "after \(name), until new books come, each row that is shown still opens its book",
                    happened: harness.log.messages.isEmpty ? "the tap leads nowhere" : nil,
                    why: "the rows stay on the screen while something loads, and a row that does nothing looks broken",
                    look: Harness.look("\(name): what becomes of the books?")))
        }
    }

    @Test("15.5 an index without a row leads nowhere")
    func staleIndexLeadsNowhere() async {
        let none = await #expect(processExitsWith: .success, Self.trap("before any book has come")) {
            @MainActor in _ = Stale.beforeAnyBook()
        }
        if none != nil { Self.expectSilence(Stale.beforeAnyBook(), "before any book has come") }
        let past = await #expect(processExitsWith: .success, Self.trap("for an index one past the last row")) {
            @MainActor in _ = Stale.onePastTheLast()
        }
        if past != nil { Self.expectSilence(Stale.onePastTheLast(), "for an index one past the last row") }
        let shorter = await #expect(
            processExitsWith: .success, Self.trap("for a row that a shorter list no longer has")
        ) {
            @MainActor in _ = Stale.inAShorterList()
        }
        if shorter != nil { Self.expectSilence(Stale.inAShorterList(), "for a row that a shorter list no longer has") }
        let negative = await #expect(processExitsWith: .success, Self.trap("for a negative index")) {
            @MainActor in _ = Stale.beforeTheFirst()
        }
        if negative != nil { Self.expectSilence(Stale.beforeTheFirst(), "for a negative index") }
    }

    private static func trap(_ place: String) -> Comment {
        .teaching(
            expected: "onBookSelected(index:) does nothing \(place)",
            happened: "it crashed",
            why: "an index may be old or wrong; an app that crashes on one loses whatever was not saved",
            look: Harness.look("onBookSelected(index:): is there a book at that index?"))
    }

    private static func expectSilence(_ said: [Message], _ place: String) {
        #expect(
            said == [],
            .teaching(
                expected: "onBookSelected(index:) does nothing \(place)",
                why: "there is no book in that row; whichever one opens, nobody tapped it",
                look: Harness.look("onBookSelected(index:): what becomes of an index that has no book?")))
    }
}
