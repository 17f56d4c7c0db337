import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise13

extension WorkerTests {
    @Test("13.3 returning all ends every loan, stores that, and then says so")
    func returnAllEndsTheLoans() async {
        let bench = Bench()
        bench.worker.returnAllBooks()
        let told = await bench.answers()
        #expect(
            bench.store.books.map(\.label) == ["Orlando", "Emma", "Kindred"],
            .teaching(
                expected: "after returnAllBooks() the store holds the same books in the same order, none of them lent",
                why: """
                    the next start reads what was stored: a loan that is still in there is back then, and a book \
                    that was left out is gone
                    """,
                look: Bench.look("returnAllBooks(): which books does it save?")))
        #expect(
            told == ["presenter.presentReturnSuccess()"],
            .teaching(
                expected: "returnAllBooks() is answered by presentReturnSuccess(), once, and by nothing else",
                happened: Bench.silence(told),
                why: """
                    its presenter, the Director, waits for one answer to one request; on success it calls \
                    fetchBooks() to show the list, so the Worker presents nothing on its own
                    """,
                look: Bench.look("returnAllBooks(): what is told on success, and how often?")))
    }

    @Test("13.3 success is told after the books were stored, not before")
    func successIsToldAfterStoring() async {
        let bench = Bench()
        bench.worker.returnAllBooks()
        _ = await bench.answers()
        let names = bench.log.messages.map(\.name)
        let afterStoring = names.drop { $0 != "didSave" }
        #expect(
            Array(afterStoring) == ["didSave", "presentReturnSuccess"],
            .teaching(
                expected: "the store has answered (didSave) before the presenter is told",
                happened: "the order was \(names.joined(separator: ", "))",
                why: "a success that is told early is a lie whenever storing fails after it",
                look: Bench.look("returnAllBooks(): in which closure is the presenter told?")))
    }

    @Test("13.4 a return that can't load the books is told as an error, once")
    func returnAllTellsOfAFailedLoad() async {
        let bench = Bench()
        bench.store.loadFails = true
        bench.worker.returnAllBooks()
        let told = await bench.answers()
        #expect(
            told == ["presenter.presentReturnError()"],
            .teaching(
                expected:
                    "when the store can't load the books, the presenter is told presentReturnError(), and only that",
                happened: Bench.silence(told),
                why: "the user asked for something that was not done, and ought to hear of it",
                look: Bench.look("returnAllBooks(): what is done with the .failure of load?")))
        #expect(
            bench.store.books.map(\.label) == Books.all.map(\.label),
            .teaching(
                expected: "books that could not be loaded are not stored over",
                why: "an unreadable file may be mended; an overwritten one is gone",
                look: Bench.look("returnAllBooks(): what is saved when load fails?")))
    }

    @Test("13.4 a return that can't be stored is told as an error, once")
    func returnAllTellsOfAFailedSave() async {
        let bench = Bench()
        bench.store.saveFails = true
        bench.worker.returnAllBooks()
        let told = await bench.answers()
        #expect(
            told == ["presenter.presentReturnError()"],
            .teaching(
                expected:
                    "when the store can't save the books, the presenter is told presentReturnError(), and only that",
                happened: Bench.silence(told),
                why: "the disk may be full; telling success then loses what the user believes to be done",
                look: Bench.look("returnAllBooks(): save answers with a Result, too")))
    }

    @Test("13.3 \"Return all\" on the screen empties the loans")
    func theScreenReturnsAll() async throws {
        await Shelf.journey(
            expecting: "\"Return all\" ends in a message, and in a list without loans",
            look: Bench.look("returnAllBooks(), and fetchBooks() after it")
        ) { screen, file in
            try await screen.wait(until: "the list shows the loans", within: patience) { $0.shows("lent to Ada") }
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that all are back", within: patience) {
                $0.alert?.title == "Done"
            }
            try screen.tap("OK")
            try await screen.wait(until: "the list shows no loan", within: patience) {
                !$0.shows("lent to") && $0.rows.count == 3
            }
            #expect(
                try file.read().map(\.label) == ["Orlando", "Emma", "Kindred"],
                .teaching(
                    expected: "books.json holds all books, none of them lent",
                    why: "the next start reads that file",
                    look: Bench.look("returnAllBooks(): which books does it save?")))
        }
    }

    @Test("13.4 on the screen, a file that can't be read is an error and stays as it is")
    func theScreenTellsOfABrokenFile() async throws {
        await Shelf.journey(
            expecting: "\"Return all\" on a file that can't be read ends in an error message",
            look: Bench.look("what is done with each .failure")
        ) { screen, file in
            try await screen.wait(until: "the list shows the books", within: patience) { $0.rows.count == 3 }
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
                    why: "an unreadable file may be mended; an overwritten one is gone",
                    look: Bench.look("returnAllBooks(): what is saved when load fails?")))
        }
    }
}
