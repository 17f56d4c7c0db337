import Spies
import Testing

@testable import Lesson18Choosing

@Suite("The welcome screen's view model greets, and decides where the button leads")
struct WelcomeViewModelTests {
    @Test("has the greeting, and leads to the items")
    func showItems() {
        let log = MessageLog()
        let viewModel = WelcomeViewModel(coordinator: ItemsCoordinatingSpy("coordinator", log: log))
        #expect(viewModel.greeting == "Keep track of your items.")
        viewModel.showItems()
        #expect(log.messages == ["coordinator.showItems()"])
    }
}
