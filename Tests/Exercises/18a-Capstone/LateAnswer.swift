import ExerciseSupport
import HeadlessUIKit

@testable import Exercise18a

/// Answers of the store to reservations after the user left their screen, or the whole app.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswer {
    static func line() async {
        await leave(whileLoading: true) { _ in }
    }

    static func noLine() async {
        await leave(whileLoading: true) { $0.store.loadFails = true }
    }

    static func reservation() async {
        await leave(whileLoading: false) { try await reserve(in: $0) }
    }

    static func noReservation() async {
        await leave(whileLoading: false) { app in
            app.store.addFails = true
            try await reserve(in: app)
        }
    }

    private static func reserve(in app: App) async throws {
        try await app.waitForLine()
        app.store.holdsAnswers = true
        try app.reserve("Dan")
    }

    /// Opens the reservations, takes steps, leaves, and has the store answer: first going back to the book, then closing
    /// all screens.
    private static func leave(whileLoading isLoading: Bool, after steps: (App) async throws -> Void) async {
        guard await visit(whileLoading: isLoading, steps, leaving: { try $0.screen.goBack() }) else { return }
        _ = await visit(whileLoading: isLoading, steps) { $0.window.rootViewController = UIViewController() }
    }

    /// Makes one visit; returns false if the app doesn't get there, which the test looks at before this.
    private static func visit(
        whileLoading isLoading: Bool, _ steps: (App) async throws -> Void, leaving leave: (App) throws -> Void
    ) async -> Bool {
        let app = App()
        do {
            try await app.open(Books.orlando, within: patience)
            app.store.holdsAnswers = isLoading
            try await app.openReservations(within: patience)
            try await steps(app)
            try leave(app)
        } catch {
            return false
        }
        await letPendingWorkRun()
        app.store.answerAll()
        await letPendingWorkRun()
        return true
    }
}
