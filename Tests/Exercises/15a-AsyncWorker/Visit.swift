import ExerciseSupport
import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Exercise15a

/// A visit to Bookshelf whose store answers when the test wants it to.
final class Visit {
    let window: UIWindow
    let screen: Screen
    let store: StoreGate
    let log = MessageLog()

    init() {
        store = StoreGate(log: log)
        window = .phone(showing: ShelfWelcomeNavigator.makeModule(store: store, now: { TestClock.noon }))
        screen = Screen(window)
    }

    /// Opens the list, and returns its fetch, which has no answer yet.
    func openList() async throws -> StoreRequest {
        try screen.tap("Show books")
        return try await asked(.load)
    }

    /// Returns a request of the store once it has come.
    /// - Throws: `NeverAsked` if it never comes.
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
        try screen.lend()
    }

    /// Takes steps in a running app; one that a user couldn't take is reported with the screen as it was.
    static func journey(
        expecting what: String, because why: String, look: String, _ steps: (Visit) async throws -> Void
    ) async {
        guard SharedState.isFree() else { return }
        let visit = Visit()
        await ExerciseSupport.journey(expecting: what, because: why, look: look) {
            do {
                try await steps(visit)
            } catch let missing as Harness.NeverAsked {
                Issue.record(Harness.neverAsked(missing))
            }
        }
        // The app stays until the last answer has had its effect.
        await letPendingWorkRun()
        withExtendedLifetime(visit) {}
    }
}
