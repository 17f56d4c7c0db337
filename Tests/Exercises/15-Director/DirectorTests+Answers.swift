import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise15

extension DirectorTests {
    @Test("15.3 books that came are shown once, and end the loading")
    func booksEndTheLoading() {
        let bench = Bench()
        bench.director.onUIReady()
        bench.log.forget()
        bench.director.present(books: Books.all)
        Self.expect(bench, said: [#"ui.display(books: ["Orlando", "Emma", "Kindred"])"#], by: "present(books:)")
        Self.expect(bench, loader: "stopped", by: "present(books:)", because: "the books are there")
    }

    @Test("15.3 a return is said, and the list is fetched again")
    func returnIsSaidAndFetched() {
        let bench = Bench()
        bench.showTheList()
        bench.director.onReturnAll()
        bench.log.forget()
        bench.director.presentReturnSuccess()
        #expect(
            bench.saidButForTheLoader.map(\.description).sorted() == [
                "dataManager.fetchBooks()", "ui.displayReturnSuccess()",
            ],
            .teaching(
                expected: "presentReturnSuccess() says that it is done and asks for the books, each once, and no more",
                happened: bench.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: """
                    what is stored now, the Worker knows; rows that the Director makes up show what it believes, \
                    and without any the list shows loans that have ended
                    """,
                look: Bench.look("presentReturnSuccess(): what is shown, and who is asked?")))
        Self.expect(bench, loader: "running", by: "presentReturnSuccess()", because: "the books are on their way")
    }

    @Test("15.4 a fetch that failed is told once, and the rows stay")
    func failedFetchIsTold() {
        let bench = Bench()
        bench.showTheList()
        bench.director.bookDidChange()
        bench.log.forget()
        bench.director.presentFetchError()
        Self.expect(bench, said: ["ui.displayFetchError()"], by: "presentFetchError()")
        Self.expect(bench, loader: "stopped", by: "presentFetchError()", because: "no books are on their way any more")
    }

    @Test("15.4 a return that failed is told once, and the rows stay")
    func failedReturnIsTold() {
        let bench = Bench()
        bench.showTheList()
        bench.director.onReturnAll()
        bench.log.forget()
        bench.director.presentReturnError()
        Self.expect(bench, said: ["ui.displayReturnError()"], by: "presentReturnError()")
        Self.expect(bench, loader: "stopped", by: "presentReturnError()", because: "the job is over")
    }

    /// What was said beside the loader, which is looked at by itself.
    private static func expect(_ bench: Bench, said: [Message], by answer: String) {
        #expect(
            bench.saidButForTheLoader == said,
            .teaching(
                expected: "\(answer) leads to \(list(said)), once, and apart from the loader to nothing else",
                happened: bench.log.messages.isEmpty ? "nothing was said to anybody" : nil,
                why: """
                    one answer is one thing to see; an error that is said twice is two alerts, and an empty list \
                    says that there are no books
                    """,
                look: Bench.look("\(answer): which messages does it send?")))
    }

    private static func expect(_ bench: Bench, loader: String, by answer: String, because reason: String) {
        #expect(
            bench.loader == loader,
            .teaching(
                expected: "after \(answer) the loader is \(loader): \(reason)",
                why: "a loader that runs on says that something is still to come, and a person waits for it",
                look: Bench.look("\(answer): which was the last display(loading:)?")))
    }

    private static func list(_ messages: [Message]) -> String {
        messages.isEmpty ? "nothing" : messages.map(\.description).joined(separator: ", ")
    }

    @Test("15.4 on the screen, a file that can't be read is an error, and the list works on")
    func theScreenTellsOfABrokenFile() async {
        await Shelf.journey(look: Bench.look("presentReturnError(), and what becomes of the rows")) { screen, file in
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
