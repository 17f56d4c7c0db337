import Foundation
import Spies
import Testing

@testable import Exercise18a

@Suite("The Director of the reservations")
struct ShelfReserveDirectorTests {
    private let log = MessageLog()
    private let director: ShelfReserveDirector
    private let ui: ShelfReserveUISpy
    private let delegate: ShelfReserveDelegateSpy

    init() {
        let loan = Loan(borrower: "Ada", due: Date(timeIntervalSince1970: 0))
        director = ShelfReserveDirector(
            book: Book(id: 2, title: "Emma", author: "Jane Austen", loan: loan),
            dataManager: ShelfReserveDataManagerSpy("dataManager", log: log),
            navigator: ShelfReserveNavigatorSpy("navigator", log: log))
        ui = ShelfReserveUISpy("ui", log: log)
        delegate = ShelfReserveDelegateSpy("delegate", log: log)
        director.ui = ui
        director.delegate = delegate
    }

    /// A Director that knows a line, and has said nothing since.
    private func present(_ line: [String]) {
        director.present(line: line)
        log.forget()
    }

    // MARK: - The line

    @Test("asks for the line of its book when the screen is ready")
    func ready() {
        director.onUIReady()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.fetchLine(for: 2)"])
    }

    @Test("shows the line with numbers, and lets the next one in")
    func line() {
        director.present(line: ["Ben", "Cleo"])
        let said = Set(log.messages.map(\.description))
        #expect(
            said == [
                "ui.display(line: [\"1. Ben\", \"2. Cleo\"])", "ui.display(loading: false)",
                "ui.display(canReserve: true)",
            ])
    }

    @Test("says that the line could not be loaded, and lets nobody in")
    func lineError() {
        director.presentLineError()
        director.onReserve(name: "Cleo")
        let said = Set(log.messages.map(\.description))
        #expect(
            said == ["ui.display(loading: false)", "ui.display(error: \"The reservations could not be loaded.\")"])
    }

    // MARK: - Joining it

    @Test("hands over a name without the spaces around it, once")
    func reserve() {
        present(["Ben"])
        director.onReserve(name: " Cleo ")
        director.onReserve(name: "Cleo")
        #expect(log.messages == ["ui.display(canReserve: false)", "dataManager.reserve(2, for: \"Cleo\")"])
    }

    @Test(
        "refuses a name, says why, and asks for nothing",
        arguments: [
            ("  ", ["Ben"], "Please enter a name."), ("ada", ["Ben"], "ada has this book."),
            ("BEN", ["Ben"], "BEN is waiting already."),
            ("Eve", ["Ben", "Cleo", "Dan"], "Three people are waiting already."),
        ])
    func refusal(name: String, line: [String], reason: String) {
        present(line)
        director.onReserve(name: name)
        #expect(log.messages.map(\.description) == ["ui.display(error: \"\(reason)\")"])
    }

    // MARK: - What comes of it

    @Test("tells the news before it goes back")
    func reserved() {
        present(["Ben"])
        director.presentReservation(for: "Cleo")
        #expect(log.messages == ["delegate.bookDidGetReserved(for: \"Cleo\", place: 2)", "navigator.goBack()"])
    }

    @Test("says that the reservation was not saved, and lets the same name try again")
    func reservationError() {
        present(["Ben"])
        director.onReserve(name: "Cleo")
        log.forget()
        director.presentReservationError()
        #expect(
            Set(log.messages.map(\.description)) == [
                "ui.display(canReserve: true)", "ui.display(error: \"The reservation could not be saved.\")",
            ])
        director.onReserve(name: "Cleo")
        #expect(log.messages.last == "dataManager.reserve(2, for: \"Cleo\")")
    }
}
