import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise15a

/// A visit to Bookshelf whose store answers when the test wants it to.
final class Visit {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen: Screen
    let store: StoreGate
    let log = MessageLog()

    init() {
        store = StoreGate(log: log)
        let welcome = ShelfWelcomeNavigator.makeModule(store: store, now: Clock.now)
        window.rootViewController = UINavigationController(rootViewController: welcome)
        window.makeKeyAndVisible()
        screen = Screen(window)
    }

    /// Opens the list, and returns its fetch, which has no answer yet.
    func openList() async throws -> StoreRequest {
        try screen.tap("Show books")
        return try await asked(.load)
    }

    /// A request of the store, once it came. Throws when it never does.
    func asked(_ kind: StoreRequest.Kind, _ number: Int = 1) async throws -> StoreRequest {
        _ = await eventually(within: patience) { self.store.request(kind, number) != nil }
        guard let request = store.request(kind, number) else {
            throw Harness.NeverAsked(kind: kind, number: number)
        }
        return request
    }

    /// From the list, opens the form for a book, and saves a loan to Cleo until June 3, 2024.
    func saveLoan(row: Int) async throws {
        try screen.selectRow(row)
        try await screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
        try screen.tap("Lend")
        try await screen.wait(until: "Lend opens its form", within: patience) { $0.title == "Lend" }
        try screen.type("Cleo", into: "Borrower")
        try screen.type("14", into: "Days")
        try screen.tap("Save")
    }

    /// The controller on top. Throws when there is none.
    func top() throws -> UIViewController {
        try #require(
            (window.rootViewController as? UINavigationController)?.topViewController, "there is a screen on top")
    }

    /// Takes steps in a running app; a step that a person could not take is reported with the screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        guard SharedState.isFree() else { return }
        let visit = Visit()
        do {
            try await steps(visit)
        } catch let missing as Harness.NeverAsked {
            Issue.record(Harness.neverAsked(missing))
        } catch {
            Issue.record(error, .teaching(expected: what, why: why, look: look))
        }
        // What was answered last leads to what it leads to while the app is still there.
        await letPendingWorkRun()
        withExtendedLifetime(visit) {}
    }
}
