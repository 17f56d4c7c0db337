import ExerciseSupport
import Spies

@testable import Exercise07a

/// The sheet for lending without its screen: presenter and interactor together, between a library and a store that
/// answer when the test says so.
final class Sheet {
    private let library = StubLibrary()
    private let log = MessageLog()
    private let view: LendViewSpy
    private let wireFrame: LendWireFrameSpy
    private let local: LendLocalDataManagerSpy
    private let presenter = ShelfLendPresenter(bookTitle: "Orlando")
    private let interactor = ShelfLendInteractor(bookID: 3)
    private let events: Events

    /// A sheet whose events are waited for as those of the test's other sheets.
    init(_ events: Events) {
        self.events = events
        view = LendViewSpy("view", log: log)
        wireFrame = LendWireFrameSpy("wireFrame", log: log)
        local = LendLocalDataManagerSpy("local", log: log)
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireFrame = wireFrame
        interactor.apiDatamanager = ShelfLendAPIDataManager(library: library)
        interactor.localDatamanager = local
    }

    /// Whether a person was told how it ended, or the sheet went away.
    private var hasEnded: Bool { log.messages.contains { ["showMessage", "dismissLend"].contains($0.name) } }

    /// Taps Save, and again before any answer; then library and store answer.
    func make(_ attempt: Attempt) async -> Attempt.End {
        log.forget()
        let (asked, stored) = (library.requests.count, local.loans.count)
        presenter.userDidTapSave(borrower: attempt.borrower, days: attempt.days)
        await events.wait { library.requests.count > asked || hasEnded }
        if library.requests.count > asked {
            presenter.userDidTapSave(borrower: attempt.borrower, days: attempt.days)
            await letTurnsPass()
        }
        library.answer(attempt.answer)
        await events.wait { local.loans.count > stored || hasEnded }
        local.end(isStored: attempt.isStored)
        await events.wait { hasEnded }
        let seen = Desk.Seen(log.messages[...])
        return Attempt.End(
            requests: Array(library.requests.dropFirst(asked)), loans: Array(local.loans.dropFirst(stored)),
            texts: log.messages.filter { $0.name == "showMessage" }.map(\.arguments),
            leaves: log.messages.count { $0.name == "dismissLend" }, loaderTurns: seen.loaderTurns,
            canSave: seen.canSave)
    }
}
