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

    /// Whether the app gets as far as a loan that is being stored, which is the start of each of these.
    static func canBeTried() async -> Bool {
        guard let visit = try? await Visit() else { return false }
        return await save(on: visit) != nil
    }

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
    private static func leave(
        _ visit: Visit, keeping chosen: (Screens) -> [UIViewController]
    ) async -> [UIViewController]? {
        guard let screens = await save(on: visit) else { return nil }
        visit.window.rootViewController = UIViewController()
        return chosen(screens)
    }

    /// Saves a loan, and returns before the store answers; nil if the app doesn't get there.
    private static func save(on visit: Visit) async -> Screens? {
        do {
            try visit.screen.selectRow(2)
            try await visit.screen.wait(until: "the row opens its book", within: patience) { $0.title == "Book" }
            let book = try visit.top()
            try await visit.tapLend()
            let lend = try visit.top()
            visit.store.holdsAnswers = true
            try visit.screen.lend()
            return (book, lend)
        } catch {
            return nil
        }
    }
}
