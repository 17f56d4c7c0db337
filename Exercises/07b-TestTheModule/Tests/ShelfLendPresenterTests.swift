import Spies
import Testing

@testable import Exercise07b

@Suite("The presenter for lending")
struct ShelfLendPresenterTests {
    private let log = MessageLog()
    private let view: ShelfLendViewSpy
    private let interactor: ShelfLendInteractorSpy
    private let presenter = ShelfLendPresenter(bookTitle: "Emma")

    init() {
        view = ShelfLendViewSpy("view", log: log)
        interactor = ShelfLendInteractorSpy("interactor", log: log)
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireFrame = ShelfLendWireFrameSpy("wireFrame", log: log)
    }

    // TODO(07b.1): let the presenter choose what is its to choose.
    @Test("shows that it saves, and asks")
    func save() {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        #expect(
            log.messages == [
                "view.show(canSave: false)", "view.showLoader()", "interactor.lend(to: Cleo, days: 14)",
            ])
    }

    // TODO(07b.2): tap twice, and let a loan end, well and badly.
}
