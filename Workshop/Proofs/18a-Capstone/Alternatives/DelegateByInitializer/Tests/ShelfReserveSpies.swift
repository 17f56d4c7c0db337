import Foundation

@testable import Exercise18a

/// Everything that was said in a test, in the order in which it was said.
final class Notes {
    var lines: [String] = []
}

final class ScreenDouble: ShelfReserve_DisplayUI {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
    }

    func display(loading: Bool) { notes.lines.append("loading \(loading)") }
    func display(line: [String]) { notes.lines.append("line \(line)") }
    func display(canReserve: Bool) { notes.lines.append("open \(canReserve)") }
    func display(error: String) { notes.lines.append("error \(error)") }
}

final class WorkerDouble: ShelfReserve_ManageData {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
    }

    func fetchLine(for book: Book) { notes.lines.append("fetch \(book.id)") }
    func reserve(_ book: Book, for name: String) { notes.lines.append("reserve \(book.id) \(name)") }
}

final class WaysDouble: ShelfReserve_Navigate {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
    }

    func goBack() { notes.lines.append("back") }
}

final class ListenerDouble: ShelfReserve_Delegate {
    private let notes: Notes

    init(_ notes: Notes) {
        self.notes = notes
    }

    func bookDidGetReserved(for name: String, place: Int) { notes.lines.append("news \(name) \(place)") }
}

final class PresenterDouble: ShelfReserve_PresentData {
    var heard: [String] = []

    func present(line: [String]) { heard.append("\(line)") }
    func presentLineError() { heard.append("no line") }
    func presentReservation(for name: String) { heard.append("reserved \(name)") }
    func presentReservationError() { heard.append("not reserved") }
}

final class StoreDouble: ReservationStoring {
    struct Failure: Error {}

    var asked: [String] = []
    var line: Result<[String], any Error> = .success(["Ben"])
    var kept: Result<Void, any Error> = .success(())

    func loadLine(forBook id: Int, _ answer: @escaping Loaded) {
        asked.append("line \(id)")
        answer(line)
    }

    func add(_ name: String, toLineForBook id: Int, _ answer: @escaping Saved) {
        asked.append("add \(name) \(id)")
        answer(kept)
    }
}
