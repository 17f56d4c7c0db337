import ExerciseSupport
import Testing

@testable import Exercise13

extension WorkerTests {
    @Test("13.5 the Worker does not keep its presenter alive, not even while an answer is due")
    func presenterIsNotHeld() throws {
        let bench = Bench()
        bench.store.holdsAnswers = true
        var presenters = Released()
        presenters.watch(try #require(bench.presenter), as: "the presenter")
        bench.worker.fetchBooks()
        bench.worker.returnAllBooks()
        bench.leaveTheScreen()
        #expect(
            presenters.stillAlive == [],
            .teaching(
                expected: "when the screen is left, its Director goes, also while the store is still at work",
                happened: presenters.remainder,
                why: """
                    the Director owns its Worker; a property that holds it in return keeps both for good, and a \
                    closure that captures it keeps it until the store answers
                    """,
                look: Bench.look("the property presenter, and what the closures capture")))
    }

    @Test("13.5 an answer that comes when the screen is gone does nothing")
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
        await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "the whole module")) { @MainActor in
            await LateAnswers.toAReturn(keepingTheWorker: false)
        }
    }

    private static func trap(_ request: String, _ who: String) -> Comment {
        .teaching(
            expected: "the store answers \(request) after \(who) has gone, and nothing happens",
            happened: "it trapped",
            why: """
                the store answers when it likes; an unowned or force-unwrapped reference then ends the app, \
                an optional weak one is nil and nothing happens
                """,
            look: Bench.look("weak instead of unowned, ? instead of !"))
    }
}
