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

    private var loader: Message? { log.messages.last { ["showLoader", "hideLoader"].contains($0.name) } }
    private var asked: [Message] { log.messages.filter { $0.receiver == "interactor" } }

    private func save() {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
    }

    @Test("asks once for what was typed, with the loader turning already")
    func asksOnce() {
        save()
        #expect(loader == "view.showLoader()")
        #expect(log.messages.last == "interactor.lend(to: Cleo, days: 14)")
        save()
        #expect(asked.count == 1)
    }

    @Test(
        "says why a loan failed, stays, and can be asked again",
        arguments: [
            (LendError.refused, "The library has lent this book to somebody else."),
            (.unreachable, "The library can't be reached. Please check the connection and try again."),
        ])
    func failure(error: LendError, text: String) {
        save()
        interactor.end(with: error)
        #expect(loader == "view.hideLoader()")
        #expect(log.messages.contains("view.showMessage(title: Error, text: \(text))"))
        #expect(!log.messages.contains("wireFrame.dismissLend()"))
        save()
        #expect(asked.count == 2)
    }

    @Test("leaves after a success")
    func success() {
        save()
        interactor.end(with: nil)
        #expect(loader == "view.hideLoader()")
        #expect(log.messages.contains("wireFrame.dismissLend()"))
    }
}
