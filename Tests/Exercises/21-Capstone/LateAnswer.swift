import ExerciseSupport
import HeadlessUIKit

@testable import Exercise21

/// Answers of the store to an app that was left. Run in a process of its own, so that a trap there is a finding and not
/// the end of the suite.
enum LateAnswer {
    static func afterOpening() async {
        await leave(isSlow: true) { _ in }
    }

    static func afterReserving() async {
        await leave(isSlow: false) { app in
            try await app.waitForLine()
            app.store.holdsAnswers = true
            try app.reserve("Dan")
        }
    }

    /// Opens the reservations, takes steps, lets go of all screens, and has the store answer. When the app does not get
    /// there, another test says so.
    private static func leave(isSlow: Bool, after steps: (App) async throws -> Void) async {
        let app = App()
        do {
            try await app.open(Books.orlando, within: patience)
            app.store.holdsAnswers = isSlow
            try await app.openReservations(within: patience)
            try await steps(app)
        } catch {
            return
        }
        app.window.rootViewController = UIViewController()
        await letPendingWorkRun()
        app.store.answerAll()
        await letPendingWorkRun()
    }
}
