import Foundation
import Spies
import Testing

@testable import Exercise18a

@Suite("The Worker of the reservations")
struct ShelfReserveWorkerTests {
    private let log = MessageLog()
    private let book = Book(id: 2, title: "Emma", author: "Jane Austen")
    private let store: ReservationStoreSpy
    private let presenter: ShelfReservePresenterSpy
    private let worker: ShelfReserveWorker

    init() {
        store = ReservationStoreSpy("store", log: log)
        presenter = ShelfReservePresenterSpy("presenter", log: log)
        worker = ShelfReserveWorker(store: store)
        worker.presenter = presenter
    }

    @Test("asks the store for the line, and presents what comes")
    func line() {
        worker.fetchLine(for: book)
        store.loaded?(.success(["Ben", "Cleo"]))
        #expect(
            log.messages == [
                "store.loadLine(forBook: 2, answer)", "presenter.present(line: [\"Ben\", \"Cleo\"])",
            ])
    }

    @Test("says that the line could not be loaded")
    func lineError() {
        worker.fetchLine(for: book)
        log.forget()
        store.loaded?(.failure(ReservationStoreSpy.Failure()))
        #expect(log.messages == ["presenter.presentLineError()"])
    }

    @Test("stores a name, and says that it is stored")
    func reserve() {
        worker.reserve(book, for: "Cleo")
        store.saved?(.success(()))
        #expect(
            log.messages == [
                "store.add(\"Cleo\", toLineForBook: 2, answer)",
                "presenter.presentReservation(for: \"Cleo\")",
            ])
    }

    @Test("says that a name was not stored")
    func reserveError() {
        worker.reserve(book, for: "Cleo")
        log.forget()
        store.saved?(.failure(ReservationStoreSpy.Failure()))
        #expect(log.messages == ["presenter.presentReservationError()"])
    }

    @Test("tells its presenter even when nobody else holds them any more")
    func late() {
        let log = MessageLog()
        let store = ReservationStoreSpy("store", log: log)
        do {
            let worker = ShelfReserveWorker(store: store)
            let presenter = ShelfReservePresenterSpy("presenter", log: log)
            worker.presenter = presenter
            worker.reserve(book, for: "Cleo")
        }
        store.saved?(.success(()))
        #expect(log.messages.last == "presenter.presentReservation(for: \"Cleo\")")
    }
}
