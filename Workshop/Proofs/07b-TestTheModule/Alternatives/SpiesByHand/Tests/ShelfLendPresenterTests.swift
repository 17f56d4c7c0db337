import Testing

@testable import Exercise07b

@Suite("The presenter for lending")
struct ShelfLendPresenterTests {
    private let screen = Screen()
    private let lender: Lender
    private let exit = Exit()
    private let presenter = ShelfLendPresenter(bookTitle: "Emma")

    init() {
        lender = Lender(screen)
        presenter.view = screen
        presenter.interactor = lender
        presenter.wireFrame = exit
    }

    @Test("shows that it saves before it asks, and asks once")
    func twoTaps() {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        #expect(lender.loadersSeen == [true])
    }

    @Test("tells a failure, and asks again")
    func failure() {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        lender.end?(.cardExpired)
        #expect(screen.texts == ["The library card has expired. Please renew it at the desk."])
        #expect(!screen.isLoading)
        #expect(exit.count == 0)
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        #expect(lender.loadersSeen.count == 2)
    }

    @Test("leaves after a success, without a word")
    func success() {
        presenter.userDidTapSave(borrower: "Cleo", days: "14")
        lender.end?(nil)
        #expect(exit.count == 1)
        #expect(screen.texts == [])
    }

    private final class Screen: ShelfLendViewProtocol {
        private(set) var isLoading = false
        private(set) var texts: [String] = []

        func show(bookTitle: String) {}
        func show(canSave: Bool) {}
        func showLoader() { isLoading = true }
        func hideLoader() { isLoading = false }
        func showMessage(title: String, text: String) { texts.append(text) }
    }

    private final class Lender: ShelfLendInteractorInputProtocol {
        private(set) var loadersSeen: [Bool] = []
        private(set) var end: (@MainActor @Sendable (LendError?) -> Void)?
        private let screen: Screen

        init(_ screen: Screen) {
            self.screen = screen
        }

        func lend(to borrower: String, days: Int?, completion: @escaping @MainActor @Sendable (LendError?) -> Void) {
            loadersSeen.append(screen.isLoading)
            end = completion
        }
    }

    private final class Exit: ShelfLendWireFrameProtocol {
        private(set) var count = 0

        func dismissLend() { count += 1 }
    }
}
