import Foundation
import Testing

@testable import Exercise18a

@Suite("The Worker of the reservations")
struct ShelfReserveWorkerTests {
    private let store = StoreDouble()
    private let presenter = PresenterDouble()
    private let worker: ShelfReserveWorker
    private let book = Book(id: 9, title: "Emma", author: "Jane Austen")

    init() {
        worker = ShelfReserveWorker(store: store)
        worker.presenter = presenter
    }

    @Test func aLine() {
        worker.fetchLine(for: book)
        #expect(store.asked == ["line 9"])
        #expect(presenter.heard == ["[\"Ben\"]"])
    }

    @Test func noLine() {
        store.line = .failure(StoreDouble.Failure())
        worker.fetchLine(for: book)
        #expect(presenter.heard == ["no line"])
    }

    @Test func aName() {
        worker.reserve(book, for: "Dan")
        #expect(store.asked == ["add Dan 9"])
        #expect(presenter.heard == ["reserved Dan"])
    }

    @Test func noName() {
        store.kept = .failure(StoreDouble.Failure())
        worker.reserve(book, for: "Dan")
        #expect(presenter.heard == ["not reserved"])
    }
}
