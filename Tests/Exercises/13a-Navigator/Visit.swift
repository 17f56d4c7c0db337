import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise13a

/// A visit to Bookshelf, as a person makes it, with a spy in the place of its store.
final class Visit {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: StoreSpy
    let log = MessageLog()

    /// Starts the app and waits until the list shows its books. Throws when it never does.
    init() async throws {
        store = StoreSpy(Books.all, log: log)
        let list = ShelfListNavigator.makeModule(store: store, now: Clock.now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        screen = Screen(window)
        let rows = Books.all.count
        try await screen.wait(until: "the list shows its books", within: Self.patience) { $0.rows.count == rows }
    }

    /// What comes of a tap comes at once, and the store's spy answers in the next turn.
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

    /// In lending, lends the book to Cleo until June 3, 2124.
    func save() throws {
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
    }

    /// Waits for something to be seen. Throws when it never is.
    func wait(until what: String, _ condition: (Screen) throws -> Bool) async throws {
        try await screen.wait(until: what, within: Self.patience, condition)
    }

    /// The controller on top. Throws when there is none.
    func top() throws -> UIViewController {
        try #require(
            (window.rootViewController as? UINavigationController)?.topViewController, "there is a screen on top")
    }

    /// Takes steps in a running app; a step that a person could not take is reported with the screen as it was. Where
    /// a module isn't connected, or the app doesn't start, another check says so.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        guard Connection.areThere(), let visit = try? await Visit() else { return }
        do {
            try await steps(visit)
        } catch {
            Issue.record(error, .teaching(expected: what, why: why, look: look))
        }
    }
}
