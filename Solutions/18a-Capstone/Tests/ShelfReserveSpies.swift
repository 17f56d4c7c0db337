import Foundation
import Spies

@testable import Exercise18a

/// Stands in for the Scene.
final class ShelfReserveUISpy: Spy, ShelfReserve_DisplayUI {
    func display(loading: Bool) { record(loading) }
    func display(line: [String]) { record(line) }
    func display(canReserve: Bool) { record(canReserve) }
    func display(error: String) { record(error) }
}

/// Stands in for the Worker.
///
/// It never answers: a test says what comes of a job.
final class ShelfReserveDataManagerSpy: Spy, ShelfReserve_ManageData {
    func fetchLine(for book: Book) { record(book.id) }
    func reserve(_ book: Book, for name: String) { record(book.id, name) }
}

/// Stands in for the Director, as the Worker knows it.
final class ShelfReservePresenterSpy: Spy, ShelfReserve_PresentData {
    func present(line: [String]) { record(line) }
    func presentLineError() { record() }
    func presentReservation(for name: String) { record(name) }
    func presentReservationError() { record() }
}

/// Stands in for the Navigator.
final class ShelfReserveNavigatorSpy: Spy, ShelfReserve_Navigate {
    func goBack() { record() }
}

/// Stands in for the book's Director, as this module knows it.
final class ShelfReserveDelegateSpy: Spy, ShelfReserve_Delegate {
    func bookDidGetReserved(for name: String, place: Int) { record(name, place) }
}

/// Keeps the answers until a test gives them, as a store that takes its time.
final class ReservationStoreSpy: Spy, ReservationStoring {
    private(set) var loaded: Loaded?
    private(set) var saved: Saved?

    struct Failure: Error {}

    func loadLine(forBook id: Int, _ answer: @escaping Loaded) {
        record(id, SourceText("answer"))
        loaded = answer
    }

    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved) {
        record(name, id, SourceText("answer"))
        saved = answer
    }
}
