import ExerciseSupport
import HeadlessUIKit
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.7 a list that was left is freed, and its presenter with it")
    func leavingFreesTheList() async throws {
        // None of these stores answers after that; what happens then is tried in a process of its own.
        if await Self.isHeld("", after: { harness, _ in try await harness.load() }) { return }
        if await Self.isHeld(", although the store still loads for it", after: { _, _ in }) { return }
        let isHeldByAReturn = await Self.isHeld(", although the store still returns the books for it") {
            harness, presenter in
            try await harness.load()
            presenter.userDidTapReturnAll()
        }
        if isHeldByAReturn { return }
        _ = await Self.isHeld(
            ", although the store still saves a loan that was made from it",
            look: exercise.look(
                in: ["ShelfViewController", "ShelfPresenter"], for: "what does the closure for the book's screen hold?")
        ) { harness, _ in
            try await harness.load()
            try harness.screen.selectRow(2)
            try await harness.see("the book's screen is open") { $0.title == "Book" }
            try await Self.lend(harness)
        }
    }

    /// Returns whether a list is still there after the user left it; the finding says so.
    private static func isHeld(
        _ when: String, look: String? = nil,
        after event: @escaping @MainActor (Harness, any ShelfPresenterProtocol) async throws -> Void
    ) async -> Bool {
        let store = StoreSpy()
        defer { withExtendedLifetime(store) {} }
        var left: Released?
        await Harness.steps(
            "a list that the user has left is freed with its presenter", why: "users leave every screen sometime",
            look: exercise.look(in: "BookshelfApp", for: "what is the window's first screen?"), on: store
        ) { harness, presenter in
            try await event(harness, presenter)
            await letPendingWorkRun()
            var watched = Released()
            for list in harness.screen.viewControllers where list is ShelfViewController {
                watched.watchActors(from: list, except: ["StoreSpy"])
            }
            left = watched
        }
        let isFreed = await eventually(within: patience) { left?.stillAlive.isEmpty != false }
        guard let left, !isFreed else { return false }
        Issue.record(
            .teaching(
                expected: "when the user has left the list, its view and its presenter are freed\(when)",
                happened: left.remainder,
                why: when.isEmpty
                    ? "the view owns its presenter; if the presenter owns the view in return, neither is ever freed"
                    : "the store keeps the closure for its answer, and a store that hangs keeps it forever",
                look: look
                    ?? exercise.look(
                        in: "ShelfPresenter",
                        for: when.isEmpty
                            ? "which of the two references has to be weak?"
                            : "what does the closure for the store hold?")))
        return true
    }

    @Test("04a.7 answers that come when the list was left crash nothing")
    func lateAnswersCrashNothing() async {
        await #expect(processExitsWith: .success, Self.trap("the answer to a load")) { @MainActor in
            await LateAnswers.toALoad { await $0.answerLoads(.success(Books.all)) }
        }
        await #expect(processExitsWith: .success, Self.trap("the news that loading failed")) { @MainActor in
            await LateAnswers.toALoad { await $0.answerLoads(.failure(.broken)) }
        }
        await #expect(processExitsWith: .success, Self.trap("the answer to a return")) { @MainActor in
            await LateAnswers.toAReturn { await $0.answerReturns(.success(())) }
        }
        await #expect(processExitsWith: .success, Self.trap("the news that returning failed")) { @MainActor in
            await LateAnswers.toAReturn { await $0.answerReturns(.failure(.full)) }
        }
    }

    private static func trap(_ answer: String) -> Comment {
        .teaching(
            expected: "\(answer) comes after the user has left the list, and nothing happens",
            happened: "it crashed",
            why: """
                the store answers when it is done, not when it suits the screen; an unowned or force-unwrapped reference to \
                an object that is gone crashes the app
                """,
            look: exercise.look(in: "ShelfPresenter", for: "what may be gone when the store answers?"))
    }
}
