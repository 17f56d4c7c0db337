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
            // Answers without a listener may trap, which is for the next test.
            if await eventually(within: patience, { presenters.stillAlive.isEmpty }) { continue }
            // Objects that only a closure held go with the answers.
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
            expected: "when the screen is left, its Director is freed, even while the store \(moment.inWords)",
            happened: "the presenter was still there, and went only when the store had answered",
            why: """
                nobody needs the Director for these answers: rows are of no use to a screen that is gone, and \
                a return is finished without it
                """,
            look: Harness.look("what the closures capture: a copy of the presenter?"))
    }

    private static let kept = Comment.teaching(
        expected: "when the screen is left, its Director is freed",
        happened: "the presenter was still there when every answer had come",
        why: "the Director owns its Worker; if the Worker holds it in return, neither is ever freed",
        look: Harness.look("the property presenter: who owns whom?"))

    @Test("12a.5 an answer that comes when the screen is gone crashes nothing, and a return is finished")
    func lateAnswersDoNothing() async {
        guard await crashesNothing() else { return }
        if await !LateAnswers.toAReturn(keepingTheWorker: false) { Issue.record(Self.unfinished) }
    }

    /// Asks one process after the other, and none anymore once one has crashed: the others would say the same.
    private func crashesNothing() async -> Bool {
        let fetch = await #expect(processExitsWith: .success, Self.trap("fetchBooks()")) { @MainActor in
            for keeps in [true, false] { await LateAnswers.toAFetch(keepingTheWorker: keeps) }
        }
        guard fetch != nil else { return false }
        let failedFetch = await #expect(processExitsWith: .success, Self.trap("fetchBooks() with a failure")) {
            @MainActor in
            for keeps in [true, false] { await LateAnswers.toAFetch(keepingTheWorker: keeps, failing: .loading) }
        }
        guard failedFetch != nil else { return false }
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
        expected: "\"Return all\" was tapped and the screen left, and the books are stored all the same",
        happened: "nothing was stored",
        why: """
            a person who taps and leaves still wants the books returned; if the Worker goes between loading and \
            saving, nobody is left to save them
            """,
        look: Harness.look("returnAllBooks(): who is there to save when load has answered?"))

    private static func trap(_ request: String) -> Comment {
        .teaching(
            expected: "the store answers \(request) after the screen was left, and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; an unowned or force-unwrapped \
                reference to somebody who is gone ends the app, and a weak one called with ? does nothing
                """,
            look: Harness.look("weak instead of unowned, ? instead of !"))
    }
}
