import ExerciseSupport

@testable import Exercise15a

/// Answers of the store after the objects that asked are gone.
///
/// They run in a process of their own, so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    /// Answers a fetch in both ways, with the presenter gone, or the Worker as well.
    static func toAFetch(keepingTheWorker keeps: Bool) async {
        for isSuccess in [true, false] {
            for cancels in [true, false] {
                _ = await answer(.load, isSuccess, keepingTheWorker: keeps) { worker in
                    worker.fetchBooks()
                } onLeaving: { worker in
                    if cancels { worker.cancelFetch() }
                }
            }
        }
    }

    /// Returns the request of the return, or nil if the store isn't asked.
    /// - Parameter limit: how long that may take; in a process of its own, the answer alone matters.
    @discardableResult
    static func toAReturn(
        keepingTheWorker keeps: Bool, succeeding isSuccess: Bool = true, within limit: Duration = .milliseconds(500)
    ) async -> StoreRequest? {
        await answer(.returnAll, isSuccess, keepingTheWorker: keeps, within: limit) { worker in
            worker.returnAllBooks()
        } onLeaving: { worker in
            worker.cancelFetch()
        }
    }

    /// Leaves the screen right after the request, so that a Task may not even have begun by then.
    private static func answer(
        _ kind: StoreRequest.Kind, _ isSuccess: Bool, keepingTheWorker keeps: Bool,
        within limit: Duration = .milliseconds(500),
        to request: (ShelfListWorker) -> Void, onLeaving leave: (ShelfListWorker) -> Void
    ) async -> StoreRequest? {
        let harness = Harness()
        if let worker = harness.worker { request(worker) }
        // A fetch that was canceled before it began need not begin anymore; a return has to.
        if kind == .load { _ = try? await harness.asked(kind) }
        if let worker = harness.worker { leave(worker) }
        harness.freePresenter()
        if !keeps { harness.freeWorker() }
        // Work that begins now was on its way already.
        await letPendingWorkRun()
        let asked = try? await harness.asked(kind, within: limit)
        if let asked {
            if isSuccess { harness.store.succeed(asked, with: Books.all) } else { harness.store.fail(asked) }
        }
        await letPendingWorkRun()
        return asked
    }

    /// Leaves the form right after Save, and returns the messages to the form's Director and to the store.
    /// - Parameter limit: how long the store and the Director may have to wait; in a process of its own, the answer
    ///   alone matters.
    @discardableResult
    static func toALoan(
        succeeding isSuccess: Bool, within limit: Duration = .milliseconds(500)
    ) async -> LeftForm {
        let left = LeftForm()
        left.save()
        left.leave()
        await left.storeAnswers(isSuccess, within: limit)
        return left
    }
}
