import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise12a

extension WorkerTests {
    @Test("12a.3 returning all ends every loan, stores that, and then says so")
    func returnAllEndsTheLoans() async {
        let harness = Harness()
        harness.worker.returnAllBooks()
        let told = await harness.answers()
        #expect(
            harness.store.books.map(\.label) == Books.all.map(\.returned.label),
            .teaching(
                expected: """
                    after returnAllBooks() the store holds the same books in the same order, as they were except that \
                    none of them is lent
                    """,
                why: """
                    the next start reads what was stored: a loan that is still there comes back, and a book that \
                    was left out is lost
                    """,
                look: Harness.look("returnAllBooks(): which books does it save?")))
        #expect(
            told == ["presenter.presentReturnSuccess()"],
            .teaching(
                expected: "returnAllBooks() is answered by presentReturnSuccess(), once, and by nothing else",
                happened: Harness.remark(told),
                why: """
                    the presenter, a Director, waits for one answer to one request; on success it calls \
                    fetchBooks() to show the list, so the Worker presents no books on its own
                    """,
                look: Harness.look("returnAllBooks(): what is told on success, and how often?")))
    }

    @Test("12a.3 where no book is lent, returning all has succeeded as well")
    func returnAllWithoutLoans() async {
        for books in [[Books.onTheShelf], []] {
            let harness = Harness(books)
            harness.worker.returnAllBooks()
            let told = await harness.answers()
            #expect(
                told == ["presenter.presentReturnSuccess()"],
                .teaching(
                    expected: """
                        with \(books.isEmpty ? "no books at all" : "one book that isn't lent"), returnAllBooks() is \
                        answered by presentReturnSuccess(), once
                        """,
                    happened: Harness.remark(told),
                    why: "none is lent afterward, which is what was asked for; and each request gets its answer",
                    look: Harness.look("returnAllBooks(): what becomes of a request that finds no loan to end?")))
            guard told == ["presenter.presentReturnSuccess()"] else { return }
            #expect(
                harness.store.books.map(\.label) == books.map(\.label),
                .teaching(
                    expected: "a book that was not lent is stored as it was",
                    why: "what is left out is lost",
                    look: Harness.look("returnAllBooks(): what is saved when no book is lent?")))
        }
    }

    @Test("12a.3 success is told after the books were stored, not before")
    func successIsToldAfterStoring() async {
        let harness = Harness()
        harness.worker.returnAllBooks()
        _ = await harness.answers()
        let names = harness.log.messages.map(\.name)
        let afterStoring = names.drop { $0 != "didSave" }
        #expect(
            Array(afterStoring) == ["didSave", "presentReturnSuccess"],
            .teaching(
                expected: "the store has answered (didSave) before the presenter is told",
                happened: "the order was \(names.joined(separator: ", "))",
                why: "if storing fails after the Worker has reported a success, the report was wrong",
                look: Harness.look("returnAllBooks(): in which closure is the presenter told?")))
    }

    @Test("12a.4 a return that can't load the books is reported as an error, once")
    func returnAllTellsOfAFailedLoad() async {
        let harness = Harness()
        harness.store.loadFails = true
        harness.worker.returnAllBooks()
        let told = await harness.answers()
        #expect(
            told == ["presenter.presentReturnError()"],
            .teaching(
                expected:
                    "when the store can't load the books, the presenter is told presentReturnError(), and only that",
                happened: Harness.remark(told),
                why: "the user asked for something that was not done, and has to hear of it",
                look: Harness.look("returnAllBooks(): what is done with the .failure of load?")))
        #expect(
            harness.store.books.map(\.label) == Books.all.map(\.label),
            .teaching(
                expected: "books that could not be loaded are not overwritten",
                why: "an unreadable file can perhaps be repaired; an overwritten one is lost",
                look: Harness.look("returnAllBooks(): what is saved when load fails?")))
    }

    @Test("12a.4 a return that can't be stored is reported as an error, once")
    func returnAllTellsOfAFailedSave() async {
        let harness = Harness()
        harness.store.saveFails = true
        harness.worker.returnAllBooks()
        let told = await harness.answers()
        #expect(
            told == ["presenter.presentReturnError()"],
            .teaching(
                expected:
                    "when the store can't save the books, the presenter is told presentReturnError(), and only that",
                happened: Harness.remark(told),
                why: "the disk may be full; told of a success, the user believes that the books are back",
                look: Harness.look("returnAllBooks(): save answers with a Result as well")))
        let saves = harness.log.messages.count { $0.name == "save" }
        #expect(
            saves <= 1,
            .teaching(
                expected: "a save that failed is reported, and the store isn't asked a second time",
                happened: "it was asked \(saves) times",
                why: "the user hears of the failure, has the button, and decides whether to try again",
                look: Harness.look("returnAllBooks(): what is done with the .failure of save?")))
    }

    @Test("12a.3 \"Return all\" on the screen ends the loans in the file")
    func theScreenReturnsAll() async {
        await Shelf.journey(
            expecting: "\"Return all\" ends in a message, and in a file without loans",
            look: Harness.look("returnAllBooks()")
        ) { screen, file in
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that all are back", within: patience) {
                $0.alert?.title == "Done"
            }
            #expect(
                try file.read().map(\.label) == Books.all.map(\.returned.label),
                .teaching(
                    expected: "books.json holds all books, none of them lent",
                    why: "the next start reads that file",
                    look: Harness.look("returnAllBooks(): which books does it save?")))
        }
    }

    @Test("12a.4 on the screen, a file that can't be read is an error and stays as it is")
    func theScreenTellsOfABrokenFile() async {
        await Shelf.journey(
            expecting: "\"Return all\" on a file that can't be read ends in an error message",
            look: Harness.look("returnAllBooks(): what is done with each .failure?")
        ) { screen, file in
            // The app's first fetch reads a good file; 12a.1 checks what it presents.
            try? await screen.wait(until: "the first fetch was answered", within: patience) {
                !$0.rows.isEmpty || $0.shows("No books yet")
            }
            try Data("[{".utf8).write(to: file.url)
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that it failed", within: patience) {
                $0.alert?.message == "Your books could not be returned."
            }
            try screen.tap("OK")
            #expect(
                try String(contentsOf: file.url, encoding: .utf8) == "[{",
                .teaching(
                    expected: "books.json is still as it was",
                    why: "an unreadable file can perhaps be repaired; an overwritten one is lost",
                    look: Harness.look("returnAllBooks(): what is saved when load fails?")))
        }
    }
}
