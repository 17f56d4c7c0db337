import ExerciseSupport
import Spies

@testable import Exercise13

/// An answer of the store that comes when the screen is gone. Run in a process of its own,
/// so that a trap there is a finding and not the end of the suite.
enum LateAnswers {
    static func toAFetch(keepingTheWorker keeps: Bool) async {
        await answer(keepingTheWorker: keeps) { $0.fetchBooks() }
    }

    static func toAReturn(keepingTheWorker keeps: Bool) async {
        await answer(keepingTheWorker: keeps) { $0.returnAllBooks() }
    }

    private static func answer(keepingTheWorker keeps: Bool, to request: (ShelfListWorker) -> Void) async {
        let store = StoreSpy(Books.all, log: MessageLog())
        store.holdsAnswers = true
        var worker: ShelfListWorker? = ShelfListWorker(store: store)
        do {
            let presenter = PresenterSpy("presenter", log: store.log)
            worker?.presenter = presenter
            if let worker { request(worker) }
            // Not every way of asking asks at once: a Task gets its turn here.
            await letPendingWorkRun()
        }
        if !keeps { worker = nil }
        store.answerAll()
        await letPendingWorkRun()
        store.answerAll()
        await letPendingWorkRun()
        withExtendedLifetime(worker) {}
    }
}
