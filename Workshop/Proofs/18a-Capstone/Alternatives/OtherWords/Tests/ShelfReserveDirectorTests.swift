import Foundation
import Spies
import Testing

@testable import Exercise18a

@Suite("The Director of the reservations")
struct ShelfReserveDirectorTests {
    private let log = MessageLog()
    private let director: ShelfReserveDirector
    private let ui: ScreenSpy
    private let listener: ListenerSpy

    init() {
        director = ShelfReserveDirector(
            book: Book(id: 3, title: "Emma", author: "Jane Austen", loan: Loan(borrower: "Ada", due: .distantFuture)))
        ui = ScreenSpy("ui", log: log)
        listener = ListenerSpy("listener", log: log)
        director.ui = ui
        director.delegate = listener
        director.dataManager = WorkerSpy("worker", log: log)
        director.navigator = NavigatorSpy("navigator", log: log)
    }

    private func said(after steps: () -> Void) -> [String] {
        log.forget()
        steps()
        return log.messages.map(\.description)
    }

    @Test("loads the line when the screen is ready")
    func ready() {
        #expect(said { director.onScreenReady() } == ["ui.display(.loading)", "worker.getLine(ofBook: 3)"])
    }

    @Test("shows the line, and opens")
    func line() {
        let said = said { director.present(.line(["Ben"])) }
        #expect(
            said.sorted() == [
                "ui.display(.line([ShelfReservePersonUI(text: \"1. Ben\")]))", "ui.display(isOpen: true)",
            ])
    }

    @Test("shows a failure, and stays closed")
    func noLine() {
        let said = said {
            director.present(.failure)
            director.onReserveTapped(typed: "Dan")
        }
        #expect(said.sorted() == ["ui.display(.nothing)", "ui.displayNoLine()"])
    }

    @Test(
        "refuses names",
        arguments: [
            ("", "ui.displayNoName()"), ("aDa", "ui.displayHasTheBook(\"aDa\")"),
            ("bEN", "ui.displayWaits(\"bEN\")"),
        ])
    func refusals(typed: String, message: String) {
        director.present(.line(["Ben", "Cleo"]))
        #expect(said { director.onReserveTapped(typed: typed) } == [message])
    }

    @Test("lets three in, and no fourth")
    func room() {
        director.present(.line(["Ben", "Cleo", "Dan"]))
        #expect(said { director.onReserveTapped(typed: "Eve") } == ["ui.displayFull()"])
        director.present(.line(["Ben", "Cleo"]))
        #expect(
            said { director.onReserveTapped(typed: " Eve ") } == [
                "ui.display(isOpen: false)", "worker.put(\"Eve\", inLineOfBook: 3)",
            ])
        #expect(said { director.onReserveTapped(typed: "Fay") } == [])
    }

    @Test("tells who got in, and leads back")
    func stored() {
        director.present(.line(["Ben", "Cleo"]))
        #expect(
            said { director.present(reservation: .success("Dan")) } == [
                "listener.lineDidGrow(by: \"Dan\", to: 3)", "navigator.gotoBook()",
            ])
    }

    @Test("opens again after a failure")
    func notStored() {
        director.present(.line([]))
        director.onReserveTapped(typed: "Dan")
        let said = said {
            director.present(reservation: .failure(SlowStore.Failure()))
            director.onReserveTapped(typed: "Dan")
        }
        #expect(
            said == [
                "ui.displayNotSaved()", "ui.display(isOpen: true)", "ui.display(isOpen: false)",
                "worker.put(\"Dan\", inLineOfBook: 3)",
            ])
    }
}
