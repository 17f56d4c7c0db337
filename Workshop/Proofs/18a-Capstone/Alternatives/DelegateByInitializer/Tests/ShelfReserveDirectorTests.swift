import Foundation
import Testing

@testable import Exercise18a

@Suite("The Director of the reservations")
struct ShelfReserveDirectorTests {
    private let notes = Notes()
    private let screen: ScreenDouble
    private let listener: ListenerDouble
    private let director: ShelfReserveDirector

    init() {
        screen = ScreenDouble(notes)
        listener = ListenerDouble(notes)
        director = ShelfReserveDirector(
            book: Book(id: 9, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ada", due: .distantPast)),
            worker: WorkerDouble(notes), ways: WaysDouble(notes), listener: listener)
        director.ui = screen
    }

    @Test func opening() {
        director.onUIReady()
        #expect(notes.lines == ["loading true", "fetch 9"])
    }

    @Test func theLineComes() {
        director.present(line: ["Ben", "Cleo"])
        #expect(notes.lines.sorted() == ["line [\"1. Ben\", \"2. Cleo\"]", "loading false", "open true"])
    }

    @Test func theLineDoesNotCome() {
        director.presentLineError()
        director.onReserve(name: "Dan")
        #expect(notes.lines.sorted() == ["error The reservations could not be loaded.", "loading false"])
    }

    @Test(arguments: [
        (" ", "Please enter a name."), ("ADA", "ADA has this book."), ("ben", "ben is waiting already."),
    ])
    func refused(name: String, words: String) {
        director.present(line: ["Ben"])
        notes.lines = []
        director.onReserve(name: name)
        #expect(notes.lines == ["error \(words)"])
    }

    @Test func full() {
        director.present(line: ["Ben", "Cleo", "Dan"])
        notes.lines = []
        director.onReserve(name: "Eve")
        #expect(notes.lines == ["error Three people are waiting already."])
    }

    @Test func stored() {
        director.present(line: ["Ben"])
        notes.lines = []
        director.onReserve(name: "Dan ")
        director.onReserve(name: "Eve")
        director.presentReservation(for: "Dan")
        #expect(notes.lines == ["open false", "reserve 9 Dan", "news Dan 2", "back"])
    }

    @Test func notStored() {
        director.present(line: [])
        director.onReserve(name: "Dan")
        notes.lines = []
        director.presentReservationError()
        director.onReserve(name: "Eve")
        #expect(
            notes.lines == ["open true", "error The reservation could not be saved.", "open false", "reserve 9 Eve"])
    }
}
