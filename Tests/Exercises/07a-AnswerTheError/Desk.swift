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

    init() {
        view = LendViewSpy("view", log: log)
        interactor = LendInteractorSpy("interactor", log: log)
        wireFrame = LendWireFrameSpy("wireFrame", log: log)
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireFrame = wireFrame
    }

    /// Taps Save, for Cleo and, if not told otherwise, 14 days.
    func save(days: String = "14") async {
        presenter.userDidTapSave(borrower: "Cleo", days: days)
        await letTurnsPass()
    }

    /// Taps Cancel.
    func cancel() async {
        presenter.userDidTapCancel()
        await letTurnsPass()
    }

    /// Taps Save and ends the loan; what came before is forgotten.
    func saved(with error: LendError?) async {
        await save()
        log.forget()
        interactor.end(with: error)
        await letTurnsPass()
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
