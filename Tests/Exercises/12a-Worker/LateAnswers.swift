import ExerciseSupport
import Spies

@testable import Exercise12a

/// Answers of the store that come after the user has left the screen.
///
/// They run in a process of their own, so that a trap becomes a finding and doesn't end the suite.
enum LateAnswers {
    /// The failures of the store.
    enum Failure {
        case nothing, loading, saving
    }

    /// The moments at which the user leaves the screen.
    enum Moment: CaseIterable {
        case whileLoading, whileSaving

        var inWords: String {
            self == .whileLoading ? "still loads the books" : "has loaded the books for a return, and still saves them"
        }
    }

    /// Returns whether a request asks the store at all: otherwise it has no late answer.
    static func areDue(after request: (ShelfListWorker) -> Void) async -> Bool {
        let harness = Harness()
        harness.store.holdsAnswers = true
        request(harness.worker)
        await Events().wait { harness.store.due > 0 }
        return harness.store.due > 0
    }

    static func toAFetch(keepingTheWorker keeps: Bool, failing failure: Failure = .nothing) async {
        _ = await answer(keepingTheWorker: keeps, failing: failure) { $0.fetchBooks() }
    }

    /// Returns whether anything was stored in the end; other tests check what.
    @discardableResult
    static func toAReturn(
        keepingTheWorker keeps: Bool = false, leaving moment: Moment = .whileLoading,
        failing failure: Failure = .nothing
    ) async -> Bool {
        await answer(keepingTheWorker: keeps, leaving: moment, failing: failure, saves: failure != .loading) {
            $0.returnAllBooks()
        }
    }

    /// - Parameter saves: whether the request ends in a save.
    private static func answer(
        keepingTheWorker keeps: Bool, leaving moment: Moment = .whileLoading, failing failure: Failure,
        saves: Bool = false, to request: (ShelfListWorker) -> Void
    ) async -> Bool {
        let events = Events()
        let store = StoreSpy(Books.all, log: MessageLog())
        store.holdsAnswers = true
        store.loadFails = failure == .loading
        store.saveFails = failure == .saving
        var worker: ShelfListWorker? = ShelfListWorker(store: store)
        do {
            let presenter = PresenterSpy("presenter", log: store.log)
            worker?.presenter = presenter
            if let worker { request(worker) }
            // A Worker that asks in a Task asks a moment later.
            await events.settle { store.due > 0 }
            if moment == .whileSaving {
                store.answerWhatIsDue()
                await events.settle { store.due > 0 }
            }
            withExtendedLifetime(presenter) {}
        }
        if !keeps { worker = nil }
        for _ in 0..<2 {
            store.answerAll()
            await events.settle { !saves || store.due > 0 || store.hasAnsweredASave }
        }
        withExtendedLifetime(worker) {}
        return store.log.messages.contains { $0.name == "didSave" }
    }
}
