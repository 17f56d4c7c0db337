import ExerciseSupport

@testable import Exercise04

/// A store that answers when the list was left. Run in a process of its own, so that a trap there is a finding and not
/// the end of the suite.
enum LateAnswers {
    /// To the load that begins with the screen.
    static func toALoad(_ answer: @MainActor (StoreSpy) async -> Void) async {
        await come(answer) { _ in }
    }

    /// To a return that the user asked for.
    static func toAReturn(_ answer: @MainActor (StoreSpy) async -> Void) async {
        await come(answer) { harness in
            await harness.store.answerLoads(.success(Books.all))
            harness.presenter?.userDidTapReturnAll()
        }
    }

    private static func come(
        _ answer: @MainActor (StoreSpy) async -> Void, after event: @MainActor (Harness) async -> Void
    ) async {
        var harness: Harness? = Harness()
        let store = harness?.store
        if let harness { await event(harness) }
        await letPendingWorkRun()
        harness = nil
        await letPendingWorkRun()
        if let store { await answer(store) }
        await letPendingWorkRun()
    }
}
