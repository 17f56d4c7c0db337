import Foundation
import Spies

@testable import Exercise18a

/// Stands in for the Scene.
final class ScreenSpy: Spy, ShelfReserve_DisplayUI {
    func display(_ state: ShelfReserveStateUI) { record(state) }
    func display(isOpen: Bool) { record(isOpen) }
    func displayNoLine() { record() }
    func displayNoName() { record() }
    func displayHasTheBook(_ name: String) { record(name) }
    func displayWaits(_ name: String) { record(name) }
    func displayFull() { record() }
    func displayNotSaved() { record() }
}

/// Stands in for the Worker.
final class WorkerSpy: Spy, ShelfReserve_ManageData {
    func getLine(ofBook id: Int) { record(id) }
    func put(_ name: String, inLineOfBook id: Int) { record(name, id) }
}

/// Stands in for the Director, as the Worker knows it.
final class PresenterSpy: Spy, ShelfReserve_PresentData {
    func present(_ outcome: ShelfReserveOutcome) { record(outcome) }

    func present(reservation: Result<String, any Error>) {
        record((try? reservation.get()) ?? "failure")
    }
}

/// Stands in for the Navigator.
final class NavigatorSpy: Spy, ShelfReserve_Navigate {
    func gotoBook() { record() }
}

/// Stands in for the book's Director.
final class ListenerSpy: Spy, ShelfReserve_Delegate {
    func lineDidGrow(by name: String, to count: Int) { record(name, count) }
}

/// A store that answers when it is told to.
final class SlowStore: ReservationStoring {
    private(set) var line: (id: Int, answer: Loaded)?
    private(set) var name: (text: String, id: Int, answer: Saved)?
    private(set) var count = 0

    struct Failure: Error {}

    func loadLine(forBook id: Int, _ answer: @escaping Loaded) {
        count += 1
        line = (id, answer)
    }

    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved) {
        count += 1
        self.name = (name, id, answer)
    }
}
