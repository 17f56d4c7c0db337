import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise04a

extension PresenterTests {
    @Test("04a.3 the screen shows that it is loading until the store has answered, well or badly")
    func loaderEndsWithTheAnswer() async {
        let ends: [(String, @MainActor (StoreSpy) async -> Void)] = [
            ("the books have come", { await $0.answerLoads(.success(Books.all)) }),
            ("loading failed", { await $0.answerLoads(.failure(.broken)) }),
        ]
        for (end, answer) in ends {
            await Self.expect(
                "the screen shows that it is loading until \(end), and no longer",
                why: "without a loader, the user believes the old rows; one that never stops says: wait",
                look: "which message starts the loader, and does each answer stop it?"
            ) { harness, _ in
                try await harness.see("the list is loading") { $0.isLoading }
                await answer(harness.store)
                try await harness.see("the loading has ended when \(end)") { !$0.isLoading }
            }
        }
    }

    @Test("04a.3 the same for a return")
    func loaderEndsWithTheReturn() async {
        for (end, result) in [("failed", .failure(.full)), ("succeeded", .success(()))]
            as [(String, Result<Void, BooksStoreError>)]
        {
            await Self.expect(
                "the screen shows that it is at work while books are being returned, and no longer",
                why: "without a loader, the user taps again; one that never stops says: wait",
                look: "a return: which message starts the loader, and does each answer stop it?"
            ) { harness, presenter in
                try await harness.load()
                presenter.userDidTapReturnAll()
                try await harness.see("the list is at work after a tap on \"Return all\"") { $0.isLoading }
                await harness.store.answerReturns(result)
                if end == "succeeded" {
                    await harness.store.answerLoads(.success(Books.returned))
                } else {
                    // A failure needs no load; 04a.1 reports one.
                    await letPendingWorkRun()
                    harness.store.answerWaitingLoads(.success(Books.returned))
                }
                try await harness.see("the work has ended when the return \(end)") { !$0.isLoading }
            }
        }
    }

    @Test("04a.3 an empty shelf says so, and books take the place of that")
    func emptyShelfSaysSo() async {
        await Self.expect(
            "without books, and only then, the list says \"No books yet\"",
            why: "an empty screen looks broken, and the sentence isn't true when there are rows",
            in: ["ShelfPresenter", "ShelfViewController"],
            look: "what is shown when no books come, and what when some come afterward?"
        ) { harness, presenter in
            try await harness.see("the list says nothing about an empty shelf before the store has answered") {
                !$0.shows("No books yet")
            }
            await harness.store.answerLoads(.success([]))
            try await harness.see("the list says \"No books yet\"") { $0.shows("No books yet") }
            presenter.didLendBook()
            try await harness.load()
            try await harness.see("the sentence is gone when there are books") { !$0.shows("No books yet") }
            presenter.didLendBook()
            await harness.store.answerLoads(.success([]))
            try await harness.see("the rows are gone when there are no books anymore") {
                $0.rows.isEmpty && $0.shows("No books yet")
            }
        }
    }

    @Test("04a.3 books that could not be loaded are an error, and the rows stay")
    func failedLoadIsTold() async {
        await Self.expect(
            "when loading fails, the user is told, once, and the rows stay",
            why: "the failure changed no book, and an empty list would say that there are none",
            look: "a failed load: what is the view told, and what is it not told?"
        ) { harness, presenter in
            try await harness.load()
            presenter.didLendBook()
            await harness.store.answerLoads(.failure(.broken))
            try await Self.seeAlert("Error", "Your books could not be loaded.", harness)
            try await harness.see("the rows are still there") { $0.rows.count == 3 && !$0.shows("No books yet") }
        }
    }

    @Test("04a.3 a return is told, and a failed one as well")
    func returnsAreTold() async {
        await Self.expect(
            "when all were returned, the user is told, once, and the rows show it",
            why: "a user who asks for something wants to know how it went",
            look: "a return that succeeded: what is the view told?"
        ) { harness, presenter in
            try await harness.load()
            presenter.userDidTapReturnAll()
            await harness.store.answerReturns(.success(()))
            try await Self.seeAlert("Done", "All books are back on the shelf.", harness)
            await harness.store.answerLoads(.success(Books.returned))
            try await harness.see("no row mentions a loan") { $0.rows.count == 3 && !$0.shows("lent to") }
            await letPendingWorkRun()
            try await harness.see("no second message covers the list") { $0.alert == nil }
        }
        await Self.expect(
            "when the return failed, the user is told, once, and the rows stay",
            why: "a user who asks for something wants to know how it went",
            look: "a return that failed: what is the view told, and what is it not told?"
        ) { harness, presenter in
            try await harness.load()
            presenter.userDidTapReturnAll()
            await harness.store.answerReturns(.failure(.full))
            try await Self.seeAlert("Error", "Your books could not be returned.", harness)
            try await harness.see("the rows are still there") { $0.rows.count == 3 && $0.shows("lent to Ada") }
        }
        await Self.expect(
            "a tap on the button \"Return all\" reaches the presenter, which has the store return all",
            why: "the presenter knows of a tap only if its view tells it", in: ["ShelfViewController"],
            look: "what does the action of its button tell the presenter?"
        ) { harness, _ in
            try await harness.load()
            try harness.screen.tap("Return all")
            try await harness.see("the store is asked to return all") { _ in harness.store.asked.last == "returnAll" }
        }
    }

    /// A message over the list, which is gone after a tap on OK.
    private static func seeAlert(_ title: String, _ message: String, _ harness: Harness) async throws {
        try await harness.see("a message says \"\(message)\"") {
            $0.alert == .init(title: title, message: message, buttons: ["OK"])
        }
        try harness.screen.tap("OK")
        await letPendingWorkRun()
        try await harness.see("no second message comes after it") { $0.alert == nil }
    }

    private static func expect(
        _ expected: String, why: String, in files: [String] = ["ShelfPresenter"], look: String,
        _ steps: @MainActor (Harness, any ShelfPresenterProtocol) async throws -> Void
    ) async {
        await Harness.steps(expected, why: why, look: exercise.look(in: files, for: look), steps)
    }
}
