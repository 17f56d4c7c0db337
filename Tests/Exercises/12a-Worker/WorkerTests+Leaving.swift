import ExerciseSupport
import Testing

@testable import Exercise12a

extension WorkerTests {
    @Test("12a.5 the Worker does not keep its presenter alive, not even while an answer is due")
    func presenterIsNotHeld() async throws {
        let events = Events()
        for moment in LateAnswers.Moment.allCases {
            let harness = Harness()
            harness.store.holdsAnswers = true
            var presenters = Released()
            presenters.watch(try #require(harness.presenter), as: "the presenter")
            if moment == .whileLoading { harness.worker.fetchBooks() }
            harness.worker.returnAllBooks()
            await events.settle { harness.store.due == (moment == .whileLoading ? 2 : 1) }
            if moment == .whileSaving {
                harness.store.answerWhatIsDue()
                await events.settle { harness.store.due == 1 }
            }
            harness.leaveTheScreen()
            // No answer comes before this: without a listener it may trap, which the next test checks.
            if await eventually(within: patience, { presenters.stillAlive.isEmpty }) { continue }
            // An object that only a closure held is freed once the store has answered.
            for _ in 0..<2 {
                harness.store.answerAll()
                await letPendingWorkRun()
            }
            Issue.record(presenters.stillAlive.isEmpty ? Self.held(moment) : Self.kept)
            return
        }
    }

    private static func held(_ moment: LateAnswers.Moment) -> Comment {
        .teaching(
            expected: "when the user leaves the screen, its Director is freed, even while the store \(moment.inWords)",
            happened: "the presenter was still there, and went only when the store had answered",
            why: """
                these answers don't need the Director: a screen that is gone has no use for rows, and a return \
                is finished without it
                """,
            look: Harness.look("what the closures capture: a copy of the presenter?"))
    }

    private static let kept = Comment.teaching(
        expected: "when the user leaves the screen, its Director is freed",
        happened: "the presenter was still there after every answer",
        why: "the Director owns its Worker; if the Worker holds it in return, neither is ever freed",
        look: Harness.look("the property presenter: who owns whom?"))

    @Test("12a.5 an answer that comes when the screen is gone crashes nothing, and a return is finished")
    func lateAnswersDoNothing() async {
        if await LateAnswers.areDue(after: { $0.fetchBooks() }), await !fetchCrashesNothing() { return }
        guard await LateAnswers.areDue(after: { $0.returnAllBooks() }) else {
            Issue.record(Self.unfinished)
            return
        }
        guard await returnCrashesNothing() else { return }
        if await !LateAnswers.toAReturn(keepingTheWorker: false) { Issue.record(Self.unfinished) }
    }

    /// Tries one process after another until one crashes: the others would say the same.
    private func fetchCrashesNothing() async -> Bool {
        let fetch = await #expect(processExitsWith: .success, Self.trap("fetchBooks()")) { @MainActor in
            for keeps in [true, false] { await LateAnswers.toAFetch(keepingTheWorker: keeps) }
        }
        guard fetch != nil else { return false }
        let failedFetch = await #expect(processExitsWith: .success, Self.trap("fetchBooks() with a failure")) {
            @MainActor in
            for keeps in [true, false] { await LateAnswers.toAFetch(keepingTheWorker: keeps, failing: .loading) }
        }
        return failedFetch != nil
    }

    private func returnCrashesNothing() async -> Bool {
        let returning = await #expect(processExitsWith: .success, Self.trap("returnAllBooks()")) { @MainActor in
            for keeps in [true, false] { await LateAnswers.toAReturn(keepingTheWorker: keeps) }
            await LateAnswers.toAReturn(leaving: .whileSaving)
        }
        guard returning != nil else { return false }
        let failedLoad = await #expect(
            processExitsWith: .success, Self.trap("returnAllBooks() with a failure to load")
        ) { @MainActor in
            for keeps in [true, false] { await LateAnswers.toAReturn(keepingTheWorker: keeps, failing: .loading) }
        }
        guard failedLoad != nil else { return false }
        let failedSave = await #expect(
            processExitsWith: .success, Self.trap("returnAllBooks() with a failure to save")
        ) { @MainActor in
            for keeps in [true, false] { await LateAnswers.toAReturn(keepingTheWorker: keeps, failing: .saving) }
            await LateAnswers.toAReturn(leaving: .whileSaving, failing: .saving)
        }
        return failedSave != nil
    }

    private static let unfinished = Comment.teaching(
        expected: "the user taps \"Return all\" and leaves the screen, and the books are stored anyway",
        happened: "nothing was stored",
        why: """
            a person who taps and leaves still wants the books returned; if the Worker is freed between loading \
            and saving, nothing saves them
            """,
        look: Harness.look("returnAllBooks(): which object saves the books once load has answered?"))

    private static func trap(_ request: String) -> Comment {
        .teaching(
            expected: "the store answers \(request) after the user has left the screen, and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; an unowned or force-unwrapped \
                reference to an object that is gone crashes the app, and a weak one called with ? does nothing
                """,
            look: Harness.look("weak instead of unowned, ? instead of !"))
    }
}
