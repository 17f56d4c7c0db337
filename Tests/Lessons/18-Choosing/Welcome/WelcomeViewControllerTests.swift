import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The welcome screen shows the greeting and passes on the tap")
struct WelcomeViewControllerTests {
    @Test("shows the greeting, and leads on when its button is tapped")
    func showItems() throws {
        let log = MessageLog()
        let viewModel = WelcomeViewModel(coordinator: ItemsCoordinatingSpy("coordinator", log: log))
        let screen = WelcomeViewController(viewModel: viewModel).onScreen()
        #expect(screen.title == "Welcome")
        #expect(screen.shows("Keep track of your items."))
        #expect(log.messages == [])
        try screen.tap("Show items")
        #expect(log.messages == ["coordinator.showItems()"])
    }
}
