import ExerciseSupport
import Spies
import Testing

@testable import Exercise12c

extension DirectorTests {
    @Test("12c.1 when the UI is ready, the books are fetched")
    func readyFetches() {
        let harness = Harness()
        harness.director.onUIReady()
        Self.expectOneJob("dataManager.fetchBooks()", after: "onUIReady()", harness)
    }

    @Test("12c.1 return all returns all books")
    func returnAllReturns() {
        let harness = Harness()
        harness.showTheList()
        harness.director.onReturnAll()
        Self.expectOneJob("dataManager.returnAllBooks()", after: "onReturnAll()", harness)
    }

    @Test("12c.1 news from a book's screen fetches again")
    func newsFetchesAgain() {
        let harness = Harness()
        harness.showTheList()
        harness.director.bookDidChange()
        Self.expectOneJob("dataManager.fetchBooks()", after: "bookDidChange()", harness)
    }

    @Test("12c.1 news that comes while the books are fetched is not lost")
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
                    the books on their way may have been read before the book changed; without a second fetch the \
                    list shows the old ones until it fetches again
                    """,
                look: Harness.look("bookDidChange(): what happens while something is loading?")))
    }

    @Test("12c.1 after a return has ended, well or badly, the next tap counts")
    func nextTapCounts() {
        let ends = [
            ("presentReturnSuccess()", ShelfListDirector.presentReturnSuccess),
            ("presentReturnError()", ShelfListDirector.presentReturnError),
        ]
        for (name, end) in ends {
            let harness = Harness()
            harness.showTheList()
            harness.director.onReturnAll()
            let first = harness.log.messages
            end(harness.director)()
            harness.log.forget()
            harness.director.onReturnAll()
            expect(
                harness.log.messages == first,
                .teaching(
                    expected: "after \(name), another tap on \"Return all\" asks for a return as the first one did",
                    happened: harness.log.messages.isEmpty ? "the Director sent no message" : nil,
                    why: "a Director that ignores a tap during a return has to notice its end, however it ends",
                    look: Harness.look("onReturnAll(): when does a tap count again?")))
        }
    }

    /// Checks the same for all three events: the loader, and then the job.
    ///
    /// Each difference has its own reason.
    private static func expectOneJob(_ job: Message, after event: String, _ harness: Harness) {
        let loading: Message = "ui.display(loading: true)"
        let said = harness.log.messages
        let fault: (happened: String?, why: String, look: String)
        if said.isEmpty {
            fault = (
                "the Director sent no message",
                "the Scene only tells what happened, and the Worker waits to be asked: what follows is up to the Director",
                "which job does this event become?"
            )
        } else if !said.contains(job) {
            fault = (
                nil, "without that job, nothing that the event asks for gets done", "which job does this event become?"
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
                nil, "the result of the job isn't known yet, so whatever is shown of it now is a guess",
                "what else is said, before the answer is there?"
            )
        }
        #expect(
            said == [loading, job],
            .teaching(
                expected: "\(event) leads to two messages: the screen shows that it is loading, then \(job.name)()",
                happened: fault.happened, why: fault.why, look: Harness.look("\(event): \(fault.look)")))
    }
}
