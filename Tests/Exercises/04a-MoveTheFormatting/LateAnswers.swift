import ExerciseSupport

@testable import Exercise04a

/// A store that answers after the user left the list.
///
/// It runs in a process of its own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    /// Answers the load that begins with the screen.
    static func toALoad(_ answer: @MainActor (StoreSpy) async -> Void) async {
        await come(answer) { _ in }
    }

    /// Answers a return that the user asked for.
    static func toAReturn(_ answer: @MainActor (StoreSpy) async -> Void) async {
        await come(answer) { harness in
            await harness.store.answerLoads(.success(Books.all))
            harness.presenter?.userDidTapReturnAll()
        }
    }

    /// Answers a loan that the user made before leaving the book's screen.
    static func toALoan() async {
        let harness = Harness()
        await harness.store.answerLoads(.success(Books.all))
        await letPendingWorkRun()
        try? harness.screen.selectRow(2)
        try? await PresenterTests.lend(harness)
        for _ in 0..<2 { try? harness.screen.goBack() }
        await letPendingWorkRun()
        await harness.store.answerSaves(.success(()))
        await letPendingWorkRun()
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
