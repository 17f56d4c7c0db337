import Foundation
import Spies
import Testing

@testable import Exercise18a

@Suite("The Worker of the reservations")
struct ShelfReserveWorkerTests {
    private let log = MessageLog()
    private let store = SlowStore()
    private let presenter: PresenterSpy
    private let worker: ShelfReserveWorker

    init() {
        presenter = PresenterSpy("presenter", log: log)
        worker = ShelfReserveWorker(store: store)
        worker.presenter = presenter
    }

    @Test("presents the line of a book")
    func line() {
        worker.getLine(ofBook: 3)
        #expect(store.line?.id == 3)
        store.line?.answer(.success(["Ben"]))
        #expect(log.messages == ["presenter.present(.line([\"Ben\"]))"])
        #expect(store.count == 1)
    }

    @Test("presents that there is none")
    func noLine() {
        worker.getLine(ofBook: 3)
        store.line?.answer(.failure(SlowStore.Failure()))
        #expect(log.messages == ["presenter.present(.failure)"])
    }

    @Test("keeps a name, and presents what came of it", arguments: [true, false])
    func name(isKept: Bool) {
        worker.put("Dan", inLineOfBook: 3)
        #expect(store.name?.text == "Dan")
        #expect(store.name?.id == 3)
        store.name?.answer(isKept ? .success(()) : .failure(SlowStore.Failure()))
        #expect(
            log.messages == [
                isKept ? "presenter.present(reservation: \"Dan\")" : "presenter.present(reservation: \"failure\")"
            ])
        #expect(store.count == 1)
    }
}
