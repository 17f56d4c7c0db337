import ExerciseSupport
import Spies

@testable import Exercise15a

/// The form's Worker between spies, all freed before the store has answered.
final class LeftForm {
    let log = MessageLog()
    let store: StoreGate
    private(set) var request: StoreRequest?
    private(set) var wasHeld = false
    private(set) var isStillHeld = false
    private var worker: ShelfLendWorker?
    private var presenter: LendPresenterSpy?
    private var watched = Released()

    init() {
        store = StoreGate(log: log)
        let worker = ShelfLendWorker(store: store)
        let presenter = LendPresenterSpy("presenter", log: log)
        worker.presenter = presenter
        watched.watch(presenter, as: "the form's Director")
        watched.watch(worker, as: "the form's Worker")
        self.worker = worker
        self.presenter = presenter
    }

    func save() {
        worker?.lend(Books.kindred, with: Loan(borrower: "Cleo", due: TestClock.daysFromNoon(14)))
    }

    func leave() {
        worker = nil
        presenter = nil
    }

    /// Waits for the request, answers it, and notes which actors are alive before and after that.
    ///
    /// Answers nothing if the store is never asked.
    func storeAnswers(_ isSuccess: Bool, within limit: Duration) async {
        // Work that begins now was on its way already.
        await letPendingWorkRun()
        _ = await eventually(within: limit) { self.store.request(.replace, 1) != nil }
        request = store.request(.replace, 1)
        wasHeld = watched.stillAlive.contains("the form's Director")
        guard let request else { return }
        if isSuccess { store.succeed(request) } else { store.fail(request) }
        _ = await eventually(within: limit) { !self.told.isEmpty && self.watched.stillAlive.isEmpty }
        await letPendingWorkRun()
        isStillHeld = !watched.stillAlive.isEmpty
    }

    /// The messages to the Director.
    var told: [Message] { log.messages.filter { $0.receiver == "presenter" } }
}
