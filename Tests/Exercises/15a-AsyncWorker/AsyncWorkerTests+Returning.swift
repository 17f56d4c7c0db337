import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

@testable import Exercise15a

extension AsyncWorkerTests {
    @Test("15a.4 a return is told when the store has answered, once")
    func returnIsTold() async {
        for (isSuccess, answer) in [(true, "presentReturnSuccess()"), (false, "presentReturnError()")] {
            var isAsked = false
            await Harness.conversation { harness in
                harness.worker?.returnAllBooks()
                let request = try await harness.asked(.returnAll)
                isAsked = true
                await letPendingWorkRun()
                let isEarly = !harness.told.isEmpty
                if isSuccess {
                    await harness.succeed(request, telling: 1)
                } else {
                    await harness.fail(request, telling: 1)
                }
                let isOnce = harness.store.requests.count == 1
                expect(
                    isOnce && !isEarly && harness.told.map { "\($0.name)(\($0.arguments))" } == [answer],
                    .teaching(
                        expected:
                            "one returnAllBooks() asks the store once; when it \(isSuccess ? "is done" : "throws"), "
                            + "the presenter is told \(answer), once",
                        happened: harness.conversation,
                        why: """
                            a success that is told too early may not be true; without an answer, the screen keeps \
                            loading; and on success the Director fetches, so the Worker presents no books by itself
                            """,
                        look: Worker.list.look("returnAllBooks(): what follows await, and what is in the catch?")))
            }
            if !isAsked { return }
        }
    }

    @Test("15a.4 a return is canceled by nobody: by no fetch, by no other return, and not by leaving")
    func returnIsNotCanceled() async {
        await Harness.conversation { harness in
            harness.store.stopsWhenCanceled = true
            harness.worker?.returnAllBooks()
            let request = try await harness.asked(.returnAll)
            harness.worker?.fetchBooks()
            _ = try await harness.asked(.load)
            await letPendingWorkRun()
            let byFetch = request.isCanceled
            harness.worker?.cancelFetch()
            await letPendingWorkRun()
            let byLeaving = request.isCanceled
            harness.worker?.returnAllBooks()
            await letPendingWorkRun()
            let culprit = byFetch ? "fetchBooks()" : byLeaving ? "cancelFetch()" : "a second returnAllBooks()"
            expect(
                !request.isCanceled,
                .teaching(
                    expected: "fetchBooks() and cancelFetch() cancel a fetch, and nothing cancels a return",
                    happened: "\(culprit) canceled the return, and the store stopped",
                    why: "a user who taps \"Return all\" and leaves still wants the books returned",
                    look: Worker.list.look("which Task is kept, so that it can be canceled?")))
        }
    }

    @Test("15a.4 of returns that overlap each is told once, whatever else happens meanwhile", arguments: [4, 19])
    func eachReturnIsTold(seed: Int) async {
        await Harness.conversation { harness in
            var walk = ReturnWalk(seed: seed)
            for _ in 0..<120 {
                try await walk.step(with: harness)
                guard walk.holds(for: harness) else { break }
            }
            // One message too many is heard as well.
            await letPendingWorkRun()
            expect(walk.holds(for: harness), walk.finding(harness))
        }
    }

    @Test("15a.4 a fetch that is under way goes on when a return begins")
    func returnCancelsNoFetch() async {
        await Harness.conversation { harness in
            harness.worker?.fetchBooks()
            let fetch = try await harness.asked(.load)
            harness.worker?.returnAllBooks()
            let request = try await harness.asked(.returnAll)
            await harness.fail(request, telling: 1)
            await harness.succeed(fetch, with: Books.all, telling: 2)
            // Another test checks what the return reports.
            expect(
                !fetch.isCanceled && harness.told.last?.name == "present",
                .teaching(
                    expected: "a fetch goes on, and is answered, even if a return begins and ends while it waits",
                    happened: "the return failed, then the books came; \(harness.toldInWords)",
                    why: "the return that failed has changed nothing, and the list still waits for its rows",
                    look: Worker.list.look("returnAllBooks(): does it cancel or replace anything of a fetch?")))
        }
    }

    @Test("15a.4 a return is finished although the screen is left at once")
    func leftReturnIsFinished() async {
        guard SharedState.isFree() else { return }
        // One that traps is reported by 15a.3, and would end the suite here.
        let survived = await #expect(processExitsWith: .success, Self.trap("returnAllBooks()", "the whole module")) {
            @MainActor in await LateAnswers.toAReturn(keepingTheWorker: false)
        }
        guard survived != nil else { return }
        let request = await LateAnswers.toAReturn(keepingTheWorker: false, within: patience)
        expect(
            request.map { !$0.isCanceled } ?? false,
            .teaching(
                expected: "the user taps \"Return all\" and leaves the screen, and the books are still returned",
                happened: request == nil
                    ? "the Worker was freed, and the store was never asked"
                    : "the store heard that nobody waits for it",
                why: """
                    a Task begins when the main actor has time for it, and the Worker may be gone by then; a user \
                    who taps and leaves still wants the books returned
                    """,
                look: Worker.list.look("returnAllBooks(): what does its Task need, and who holds that?")))
    }

    @Test("15a.4 \"Return all\" on the screen ends the loans in the file")
    func theScreenReturnsAll() async throws {
        await Shelf.journey(
            expecting: "\"Return all\" ends in a message, and in a file without loans",
            because: "this is the whole app on a real file: the next start reads it",
            look: Worker.list.look("returnAllBooks()")
        ) { screen, file in
            try screen.tap("Return all")
            try await screen.wait(until: "a message says that all are back", within: patience) {
                $0.alert?.title == "Done"
            }
            let stored = try file.read().map(\.label)
            expect(
                stored == ["Orlando", "Emma", "Kindred"],
                .teaching(
                    expected: "books.json holds all books, none of them lent",
                    happened: "it holds \(stored.joined(separator: "; "))",
                    why: "the next start reads that file",
                    look: Worker.list.look("returnAllBooks(): what is the store asked to do?")))
        }
    }
}
