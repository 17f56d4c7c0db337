import ExerciseSupport
import Testing

@testable import Exercise15a

extension AsyncWorkerTests {
    @Test("15a.2 a newer fetch cancels the older one in the store")
    func newerFetchCancels() async {
        await Harness.conversation { harness in
            harness.worker?.fetchBooks()
            let older = try await harness.asked(.load)
            harness.worker?.fetchBooks()
            let newer = try await harness.asked(.load, 2)
            expect(
                await eventually(within: patience) { older.isCanceled },
                .teaching(
                    expected: "a second fetchBooks() cancels the first, which the store still works on",
                    happened: "the store went on with the first, and never heard that nobody waits for it",
                    why: """
                        ignoring an old answer keeps the screen right, but only canceling spares the store, or a \
                        server, the work on it
                        """,
                    look: Worker.list.look("fetchBooks(): which Task has to be canceled here, and who still knows it?"))
            )
            expect(
                !newer.isCanceled,
                .teaching(
                    expected: "a second fetchBooks() cancels the first, and goes on itself",
                    happened: "the store heard that nobody waits for the second one",
                    why: "then no answer comes, and the screen keeps loading forever",
                    look: Worker.list.look("fetchBooks(): is the Task canceled before or after it is replaced?")))
        }
    }

    @Test("15a.2 a fetch that was left is canceled in the store, and answered by nothing")
    func leavingCancels() async {
        for isSuccess in [true, false] {
            var isCanceled = false
            await Harness.conversation { harness in
                harness.worker?.fetchBooks()
                let request = try await harness.asked(.load)
                harness.worker?.cancelFetch()
                isCanceled = await eventually(within: patience) { request.isCanceled }
                expect(
                    isCanceled,
                    .teaching(
                        expected: "cancelFetch() cancels the fetch on which the store still works",
                        happened: "the store went on, and never heard that nobody waits for it",
                        why: "work for a screen that is gone wastes time and battery",
                        look: Worker.list.look("cancelFetch(): which Task has to be canceled, and who still knows it?")
                    ))
                if isSuccess { await harness.succeed(request, with: Books.all) } else { await harness.fail(request) }
                expect(
                    harness.told.isEmpty,
                    .teaching(
                        expected:
                            "after cancelFetch() the presenter hears nothing of that fetch, whatever it still brings",
                        happened: "the store \(isSuccess ? "answered anyway" : "failed"); \(harness.toldInWords)",
                        why: """
                            canceling is a request: the store may be past the point where it can stop, and then the \
                            answer still comes
                            """,
                        look: Worker.list.look(
                            "fetchBooks(): after the last await, does the Task ask whether it was canceled?")))
            }
            if !isCanceled { return }
        }
    }

    @Test("15a.2 when an older fetch has ended, the newest one can still be canceled", arguments: [true, false])
    func newestStaysCancelable(olderSucceeds: Bool) async {
        await Harness.conversation { harness in
            harness.worker?.fetchBooks()
            let older = try await harness.asked(.load)
            harness.worker?.fetchBooks()
            let newest = try await harness.asked(.load, 2)
            if olderSucceeds { await harness.succeed(older, with: Books.all) } else { await harness.fail(older) }
            guard isJudged(harness.told.isEmpty, after: "15a.1", because: "the presenter hears of an older fetch")
            else { return }
            // Another test of 15a.2 covers a newest fetch that is canceled along with the older one.
            guard !newest.isCanceled else { return }
            harness.worker?.cancelFetch()
            expect(
                await eventually(within: patience) { newest.isCanceled },
                .teaching(
                    expected:
                        "two fetches are under way, and the older one ends; cancelFetch() then cancels the newest",
                    happened: "the store went on with it, and never heard that nobody waits for it",
                    why: "an older fetch ends whenever the store likes, even when the newest is the one to be canceled",
                    look: Worker.list.look("what does the end of a fetch do to the Task that the Worker keeps by then?")
                ))
        }
    }

    @Test("15a.2 that a fetch was canceled is no failure of it")
    func cancelingIsNoFailure() async {
        await Harness.conversation { harness in
            harness.store.stopsWhenCanceled = true
            harness.worker?.fetchBooks()
            _ = try await harness.asked(.load)
            harness.worker?.fetchBooks()
            _ = try await harness.asked(.load, 2)
            await letPendingWorkRun()
            let afterNewer = (harness.told, harness.toldInWords)
            harness.worker?.cancelFetch()
            await letPendingWorkRun()
            let isSilent = harness.told.isEmpty
            let occasion = afterNewer.0.isEmpty ? "the user had left the screen" : "a newer fetch had begun"
            expect(
                isSilent,
                .teaching(
                    expected:
                        "a fetch that is canceled ends in silence, even if the store throws an error because of it",
                    happened: "\(occasion), the store stopped and threw; \(harness.toldInWords)",
                    why: """
                        nothing went wrong, but a user who asked again, or left, would read that the books could \
                        not be loaded
                        """,
                    look: Worker.list.look(
                        "the catch of fetchBooks(): what it catches says little, because each store has errors of its own"
                    ))
            )
        }
    }

    @Test("15a.2 canceling ends one fetch, and not the Worker")
    func aLaterFetchWorks() async {
        await Harness.conversation { harness in
            harness.worker?.cancelFetch()
            harness.worker?.fetchBooks()
            _ = try? await harness.asked(.load)
            harness.worker?.cancelFetch()
            harness.worker?.cancelFetch()
            harness.worker?.fetchBooks()
            guard let request = try? await harness.asked(.load, 2) else {
                Issue.record(laterFetch("the store was not asked again"))
                return
            }
            expect(
                !request.isCanceled, laterFetch("the store heard at once that nobody waits for the new fetch"))
            await harness.succeed(request, with: Books.found(by: 2), telling: 1)
            expect(
                harness.told == [#"presenter.present(books: ["found by fetch 2"])"#], laterFetch(harness.toldInWords))
        }
    }

    private func laterFetch(_ happened: String) -> Comment {
        .teaching(
            expected: "after cancelFetch(), a new fetchBooks() is answered as always",
            happened: happened,
            why: "only the fetch that was under way is canceled; a later one has nothing to do with it",
            look: Worker.list.look("what does cancelFetch() leave behind that a new fetch finds?"))
    }
}
