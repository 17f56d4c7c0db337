import ExerciseSupport
import Testing

@testable import Exercise13

extension WorkerTests {
    @Test("13.5 the Worker does not keep its presenter alive, not even while an answer is due")
    func presenterIsNotHeld() async throws {
        let harness = Harness()
        harness.store.holdsAnswers = true
        var presenters = Released()
        presenters.watch(try #require(harness.presenter), as: "the presenter")
        harness.worker.fetchBooks()
        harness.worker.returnAllBooks()
        harness.leaveTheScreen()
        // Answers to nobody may trap, and that is for the next test.
        guard !presenters.stillAlive.isEmpty else { return }
        // What only a closure held goes with the answers.
        harness.store.answerAll()
        await letPendingWorkRun()
        harness.store.answerAll()
        await letPendingWorkRun()
        if presenters.stillAlive.isEmpty {
            Issue.record(
                .teaching(
                    expected: "when the screen is left, its Director is freed, even while the store is still at work",
                    happened: "the presenter was still there, and went only when the store had answered",
                    why: """
                        nobody needs the Director for these answers: rows are of no use to a screen that is gone, and \
                        a return is finished without it
                        """,
                    look: Harness.look("what the closures capture: a copy of the presenter?")))
        } else {
            Issue.record(
                .teaching(
                    expected: "when the screen is left, its Director is freed",
                    happened: "the presenter was still there when every answer had come",
                    why: "the Director owns its Worker; if the Worker holds it in return, neither is ever freed",
                    look: Harness.look("the property presenter: who owns whom?")))
        }
    }

    @Test("13.5 an answer that comes when the screen is gone crashes nothing, and a return is finished")
    func lateAnswersDoNothing() async {
        await #expect(processExitsWith: .success, Self.trap("fetchBooks()", "its presenter")) { @MainActor in
            await LateAnswers.toAFetch(keepingTheWorker: true)
        }
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "its presenter")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: true)
        }
        await #expect(processExitsWith: .success, Self.trap("fetchBooks()", "the whole module")) { @MainActor in
            await LateAnswers.toAFetch(keepingTheWorker: false)
        }
        let survived = await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "the whole module")) {
            @MainActor in await LateAnswers.toAReturn(keepingTheWorker: false)
        }
        if survived != nil, await !LateAnswers.toAReturn(keepingTheWorker: false) { Issue.record(Self.unfinished) }
    }

    private static let unfinished = Comment.teaching(
        expected: "\"Return all\" was tapped and the screen left, and the books are stored all the same",
        happened: "nothing was stored",
        why: """
            a person who taps and leaves still wants the books returned; if the Worker goes between loading and \
            saving, nobody is left to save them
            """,
        look: Harness.look("returnAllBooks(): who is there to save when load has answered?"))

    @Test("13.5 a failure that comes when the screen is gone crashes nothing")
    func lateFailuresDoNothing() async {
        await #expect(processExitsWith: .success, Self.trap("fetchBooks() with a failure")) { @MainActor in
            await LateAnswers.toAFetch(keepingTheWorker: true, failing: .loading)
        }
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks() with a failed load")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: true, failing: .loading)
        }
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks() with a failed save")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: true, failing: .saving)
        }
    }

    private static func trap(_ request: String, _ who: String = "its presenter") -> Comment {
        .teaching(
            expected: "the store answers \(request) after \(who) has gone, and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; an unowned or force-unwrapped \
                reference to somebody who is gone ends the app, and a weak one called with ? does nothing
                """,
            look: Harness.look("weak instead of unowned, ? instead of !"))
    }
}
