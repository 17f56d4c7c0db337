import ExerciseSupport
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13a

/// A visit to Bookshelf, as a person makes it, with a spy as its store.
final class Visit {
    let screen: Screen
    let store: StoreSpy
    let log = MessageLog()

    /// Starts the app and waits until the list shows its books.
    ///
    /// Throws when it never does.
    init() async throws {
        store = StoreSpy(Books.all, log: log)
        let list = ShelfListNavigator.makeModule(store: store, now: Clock.now)
        screen = Screen(.phone(showing: list))
        let rows = Books.all.count
        try await screen.wait(until: "the list shows its books", within: Self.patience) { $0.rows.count == rows }
    }

    /// Short, since a tap acts at once and the store's spy answers in the next turn.
    private static let patience = ExerciseSupport.patience / 5

    /// From the list, opens a book by its row.
    func openBook(row: Int) async throws {
        try screen.selectRow(row)
        try await screen.wait(until: "the row opens its book", within: Self.patience) { $0.title == "Book" }
    }

    /// From the book, opens lending.
    func openLending() async throws {
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens lending", within: Self.patience) { $0.title == "Lend" }
    }

    /// From the list, opens lending for the book in a row.
    func openLending(ofRow row: Int) async throws {
        try await openBook(row: row)
        try await openLending()
    }

    /// Waits until the screen shows something.
    ///
    /// Throws when it never does.
    func wait(until what: String, _ condition: (Screen) throws -> Bool) async throws {
        try await screen.wait(until: what, within: Self.patience, condition)
    }

    /// Takes steps in a running app; one that a person could not take is reported with the screen as it was.
    ///
    /// It isn't judged where a module isn't connected, or the app doesn't start.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        guard isJudged(Connection.areThere(), after: "13a.1", because: "a module isn't connected") else { return }
        let visit = try? await Visit()
        guard isJudged(visit != nil, after: "13a.1", because: "the list doesn't show its books"), let visit else {
            return
        }
        await ExerciseSupport.journey(expecting: what, because: why, look: look) { try await steps(visit) }
    }
}
