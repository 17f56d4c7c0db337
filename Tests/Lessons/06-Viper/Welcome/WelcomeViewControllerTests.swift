import Spies
import Testing

@testable import Lesson06Viper

@Suite("The greeting's controller greets, and tells of the tap")
struct WelcomeViewControllerTests {
    @Test("shows the greeting, and tells of a tap on its button")
    func showItems() throws {
        let log = MessageLog()
        let screen = WelcomeViewController(presenter: WelcomePresenterSpy("presenter", log: log)).onScreen()
        #expect(screen.title == "Welcome")
        #expect(screen.shows("Keep track of your items."))
        #expect(log.messages == [])
        try screen.tap("Show items")
        #expect(log.messages == ["presenter.userDidTapShowItems()"])
    }
}
