import Spies
import Testing

@testable import Lesson06Viper

@Suite("The greeting's presenter decides where its button leads")
struct WelcomePresenterTests {
    @Test("leads to the items")
    func showItems() {
        let log = MessageLog()
        let presenter = WelcomePresenter(wireFrame: WelcomeWireFrameSpy("wireFrame", log: log))
        presenter.userDidTapShowItems()
        #expect(log.messages == ["wireFrame.presentItems()"])
    }
}
