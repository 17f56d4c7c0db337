import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise15a

extension AsyncWorkerTests {
    @Test("15a.3 a list that is left is freed with all its actors, though the store still owes it an answer")
    func leftListIsFreed() async {
        await Visit.journey(
            expecting: "the list can be left while it is loading",
            because: "the user needn't wait for the store",
            look: Worker.list.look("fetchBooks(): does anything in it wait without await?")
        ) { visit in
            let request = try await visit.openList()
            var actors = Released()
            // No constant for the list: that would keep it alive.
            actors.watchActors(
                from: try #require(visit.window.frontController, "there is a screen on top"), except: ["StoreGate"])
            try visit.screen.goBack()
            _ = await eventually(within: patience) { actors.stillAlive.isEmpty }
            let remaining = actors.stillAlive
            expect(remaining.isEmpty, Self.held(remaining))
            // If all are gone, a late answer may trap, which is for the next test.
            if !remaining.isEmpty { request.end(with: .success([])) }
            await letPendingWorkRun()
        }
    }

    private static func held(_ names: [String]) -> Comment {
        let isWorkerAlone = names == ["ShelfListWorker"]
        return .teaching(
            expected:
                "the user goes back while the list is loading, and its Scene, Director, Worker and Navigator are freed",
            happened: "before the store has answered, still there: \(names.joined(separator: ", "))",
            why: """
                a screen that is gone needs no rows, so no actor has to live for them; a store that never answers \
                would keep the actors alive forever
                """,
            look: Worker.list.look(
                isWorkerAlone
                    ? "fetchBooks(): whom does its Task hold while it waits? Whatever it names of self, and self once it is unwrapped"
                    : "the property presenter, and what the Task of fetchBooks() captures: a copy of the presenter?"))
    }

    @Test("15a.3 a return keeps nobody of the screen but perhaps the Worker")
    func returnHoldsNoPresenter() async {
        await Harness.conversation { harness in
            var presenters = Released()
            if let presenter = harness.presenter { presenters.watch(presenter, as: "the presenter") }
            harness.worker?.returnAllBooks()
            let asked = try? await harness.asked(.returnAll)
            guard isJudged(asked != nil, after: "15a.4", because: "the store isn't asked for a return"),
                let request = asked
            else { return }
            harness.freePresenter()
            let isFreed = await eventually(within: patience) { presenters.stillAlive.isEmpty }
            expect(
                isFreed,
                .teaching(
                    expected:
                        "when the user leaves the screen, its Director is freed, even while a return is under way",
                    happened: "the presenter was still there before the store had answered",
                    why: """
                        a return is finished without it: no screen has to say that all books are back, and the next \
                        fetch shows it
                        """,
                    look: Worker.list.look("returnAllBooks(): what does its Task capture besides the store?")))
            // An answer without a listener may trap, which is for the next test.
            if !isFreed { await harness.succeed(request) }
        }
    }

    @Test("15a.3 an answer that comes when the screen is gone crashes nothing")
    func lateAnswersDoNothing() async {
        guard SharedState.isFree() else { return }
        await #expect(processExitsWith: .success, Self.trap("fetchBooks()", "its presenter")) { @MainActor in
            await LateAnswers.toAFetch(keepingTheWorker: true)
        }
        await #expect(processExitsWith: .success, Self.trap("fetchBooks()", "the whole module")) { @MainActor in
            await LateAnswers.toAFetch(keepingTheWorker: false)
        }
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "its presenter")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: true)
            await LateAnswers.toAReturn(keepingTheWorker: true, succeeding: false)
        }
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "the whole module")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: false)
            await LateAnswers.toAReturn(keepingTheWorker: false, succeeding: false)
        }
    }

    static func trap(_ request: String, _ who: String, in worker: Worker = .list) -> Comment {
        .teaching(
            expected: "the store answers \(request) after \(who) has gone, and nothing crashes",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; an unowned or force-unwrapped \
                reference to an object that is gone crashes the app, and a weak one called with ? does nothing
                """,
            look: worker.look("weak instead of unowned, ? instead of !"))
    }
}
