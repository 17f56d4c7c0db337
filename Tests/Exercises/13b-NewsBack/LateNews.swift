import ExerciseSupport
import HeadlessUIKit

@testable import Exercise13b

/// The news of a loan for screens that have gone.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum LateNews {
    static func keepingLend() async { await news { [$0.lend] } }

    static func keepingBookAndLend() async { await news { [$0.book, $0.lend] } }

    static func keepingNobody() async { await news { _ in [] } }

    /// Leads to the message that a loan could not be stored.
    static func failingForNobody() async { await news(failing: true) { _ in [] } }

    private typealias Screens = (book: UIViewController, lend: UIViewController)

    private static func news(failing: Bool = false, keeping chosen: (Screens) -> [UIViewController]) async {
        guard let visit = try? await Visit(), let kept = await leave(visit, keeping: chosen) else { return }
        visit.store.saveFails = failing
        visit.store.answerAll()
        await letPendingWorkRun()
        visit.store.answerAll()
        await letPendingWorkRun()
        withExtendedLifetime(kept) {}
    }

    /// Saves a loan, and lets go of all screens but some before the store answers.
    ///
    /// Nil when the app does not get there; then another test says so.
    private static func leave(
        _ visit: Visit, keeping chosen: (Screens) -> [UIViewController]
    ) async -> [UIViewController]? {
        do {
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            let book = try visit.top()
            try await visit.tapLend()
            let lend = try visit.top()
            visit.store.holdsAnswers = true
            try visit.screen.lend()
            visit.window.rootViewController = UIViewController()
            return chosen((book, lend))
        } catch {
            return nil
        }
    }
}
