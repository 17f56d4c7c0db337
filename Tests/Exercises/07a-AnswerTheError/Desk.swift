import ExerciseSupport
import Spies

@testable import Exercise07a

/// The presenter for lending among spies, which write into one log.
final class Desk {
    let log = MessageLog()
    private let view: LendViewSpy
    private let interactor: LendInteractorSpy
    private let wireFrame: LendWireFrameSpy
    private let presenter = ShelfLendPresenter(bookTitle: "Orlando")
    private let events: Events

    /// A desk whose events are waited for as those of the test's other desks.
    init(_ events: Events = Events()) {
        self.events = events
        view = LendViewSpy("view", log: log)
        interactor = LendInteractorSpy("interactor", log: log)
        wireFrame = LendWireFrameSpy("wireFrame", log: log)
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireFrame = wireFrame
    }

    /// Taps Save, for Cleo and 14 days by default, and waits until the interactor is asked or a message is shown.
    func save(days: String = "14") async {
        let (asked, told) = (askedForLoans, texts.count)
        presenter.userDidTapSave(borrower: "Cleo", days: days)
        await events.wait { askedForLoans > asked || texts.count > told }
    }

    /// Taps Save while an answer is due, which leads to nothing.
    func saveAgain() async {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        await letPendingWorkRun()
    }

    /// Taps Cancel.
    func cancel() async {
        presenter.userDidTapCancel()
        await events.settle { leaves > 0 }
    }

    /// Taps Save, ends the loan, and waits for a message or until the sheet goes; forgets what came before the end.
    func saved(with error: LendError?) async {
        await save()
        log.forget()
        interactor.end(with: error)
        await events.settle { leaves > 0 || !texts.isEmpty }
    }

    /// How often the wireframe was asked to take the sheet away.
    var leaves: Int { log.messages.count { $0.name == "dismissLend" } }

    /// How often the interactor was asked for a loan.
    var askedForLoans: Int { log.messages.count { $0.name == "lend" } }

    /// The messages that were shown.
    var texts: [String] { log.messages.filter { $0.name == "showMessage" }.map(\.description) }

    /// The visible texts after some messages to the view; nil where no message came.
    struct Seen {
        let loaderTurns: Bool?
        let canSave: Bool?

        init(_ messages: ArraySlice<Message>) {
            loaderTurns = messages.last { ["showLoader", "hideLoader"].contains($0.name) }
                .map { $0.name == "showLoader" }
            canSave = messages.last { $0.arguments.hasPrefix("canSave:") }.map { $0.arguments == "canSave: true" }
        }
    }
}
