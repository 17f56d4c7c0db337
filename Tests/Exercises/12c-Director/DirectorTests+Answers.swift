import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise12c

extension DirectorTests {
    @Test("12c.3 books that came are shown once, and end the loading")
    func booksEndTheLoading() {
        let harness = Harness()
        harness.director.onUIReady()
        harness.log.forget()
        harness.director.present(books: Books.all)
        Self.expectAnswer(harness, says: [#"ui.display(books: ["Orlando", "Emma", "Kindred"])"#], by: "present(books:)")
        Self.expectLoader(in: harness, is: "stopped", by: "present(books:)", because: "the books are there")
        let empty = Harness()
        empty.director.onUIReady()
        empty.director.present(books: [])
        Self.expectLoader(
            in: empty, is: "stopped", by: "present(books: [])", because: "that there are none is an answer")
    }

    @Test("12c.3 a return is said, and the list is fetched again")
    func returnIsSaidAndFetched() {
        let harness = Harness()
        harness.showTheList()
        harness.director.onReturnAll()
        harness.log.forget()
        harness.director.presentReturnSuccess()
        #expect(
            harness.saidButForTheLoader.map(\.description).sorted() == [
                "dataManager.fetchBooks()", "ui.displayReturnSuccess()",
            ],
            .teaching(
                expected:
                    "presentReturnSuccess() reports the success and asks for the books, each once, and nothing else",
                happened: harness.log.messages.isEmpty ? "the Director sent no message" : nil,
                why: Self.whyToFetch(harness),
                look: Harness.look("presentReturnSuccess(): what is shown, and who is asked?")))
        Self.expectLoader(
            in: harness, is: "running", by: "presentReturnSuccess()", because: "the books are on their way")
    }

    @Test("12c.4 a fetch that failed is told once, and the rows stay")
    func failedFetchIsTold() {
        let harness = Harness()
        harness.showTheList()
        harness.director.bookDidChange()
        harness.log.forget()
        harness.director.presentFetchError()
        Self.expectAnswer(harness, says: ["ui.displayFetchError()"], by: "presentFetchError()")
        Self.expectLoader(
            in: harness, is: "stopped", by: "presentFetchError()", because: "no books are on their way anymore")
    }

    @Test("12c.4 a return that failed is told once, and the rows stay")
    func failedReturnIsTold() {
        let harness = Harness()
        harness.showTheList()
        harness.director.onReturnAll()
        harness.log.forget()
        harness.director.presentReturnError()
        Self.expectAnswer(harness, says: ["ui.displayReturnError()"], by: "presentReturnError()")
        Self.expectLoader(in: harness, is: "stopped", by: "presentReturnError()", because: "the job is over")
    }

    /// The reasons why the end of a return matters, by mistake.
    private static func whyToFetch(_ harness: Harness) -> String {
        let names = harness.saidButForTheLoader.map(\.name)
        if harness.saidButForTheLoader.contains(where: { $0.description.hasPrefix("ui.display(books:") }) {
            return "only the Worker knows what is stored now; rows that the Director makes up show what it believes"
        }
        if Set(names).count < names.count {
            return
                "each message is acted on: a second fetch loads again without need, a second success is a second alert"
        }
        if !names.contains("fetchBooks") { return "without a fetch the list still shows loans that have ended" }
        if !names.contains("displayReturnSuccess") {
            return "a person who asked for a return wants to know that it worked"
        }
        return "whatever else is said here belongs to another event"
    }

    /// Checks everything that was said apart from the loader.
    ///
    /// Each way to differ has a reason of its own.
    private static func expectAnswer(_ harness: Harness, says said: [Message], by answer: String) {
        let all = harness.saidButForTheLoader
        let extra = all.filter { !said.contains($0) }
        let fault: (why: String, look: String)
        if !said.allSatisfy(all.contains) {
            fault =
                answer == "present(books:)"
                ? ("a list that is not told of its books stays as it was", "are the books shown, all of them?")
                : (
                    "a person who asked for something has to hear that it failed, and what failed",
                    "which error belongs to this answer?"
                )
        } else if all.count > said.count, extra.isEmpty {
            fault = (
                answer == "present(books:)"
                    ? "rows that are shown twice reload the table twice, perhaps while the user is tapping a row"
                    : "an error that is shown twice is two alerts to close",
                "how often is it shown, counting the functions that this one calls?"
            )
        } else if extra.contains(where: { $0.description.hasPrefix("ui.display(books:") }) {
            fault = (
                "the rows were not changed by this answer, and an empty list says that there are no books",
                "why are rows shown here?"
            )
        } else {
            fault = ("one answer is one thing to see; the rest belongs to other answers", "what else is said here?")
        }
        #expect(
            all == said,
            .teaching(
                expected: "\(answer) leads to \(list(said)), once, and apart from the loader to nothing else",
                happened: harness.log.messages.isEmpty ? "the Director sent no message" : nil,
                why: fault.why, look: Harness.look("\(answer): \(fault.look)")))
    }

    private static func expectLoader(
        in harness: Harness, is loader: String, by answer: String, because reason: String
    ) {
        let why =
            loader == "stopped"
            ? "a loader that keeps running says that something is still to come, and a person waits for it"
            : "without the loader, a person takes the rows that are there for the new ones"
        #expect(
            harness.loader == loader,
            .teaching(
                expected: "after \(answer) the loader is \(loader): \(reason)",
                why: why, look: Harness.look("\(answer): which was the last display(loading:)?")))
    }

    private static func list(_ messages: [Message]) -> String {
        messages.isEmpty ? "nothing" : messages.map(\.description).joined(separator: ", ")
    }

    @Test("12c.4 on the screen, a file that can't be read is an error, and the list works on")
    func theScreenTellsOfABrokenFile() async {
        // Without a Worker and a Navigator the app does nothing.
        let isConnected = Self.missing().isEmpty
        guard isJudged(isConnected, after: "12c.6", because: "the Director doesn't keep its Worker and its Navigator")
        else { return }
        await Shelf.journey(look: Harness.look("presentReturnError(): what is shown, and what becomes of the rows?")) {
            screen, file in
            try await screen.wait(until: "the list shows the books", within: patience) { $0.rows.count == 3 }
            try Data("[{".utf8).write(to: file.url)
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that they could not be returned", within: patience) {
                $0.alert?.message == "Your books could not be returned."
            }
            try screen.tap("OK")
            try await screen.wait(until: "the rows are still there", within: patience) { $0.rows.count == 3 }
        }
    }
}
