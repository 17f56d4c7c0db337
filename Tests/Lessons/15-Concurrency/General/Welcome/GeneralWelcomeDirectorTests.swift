import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The welcome screen's Director decides where its button leads")
struct GeneralWelcomeDirectorTests {
    @Test("goes to the items")
    func showItems() {
        let log = MessageLog()
        let director = GeneralWelcomeDirector(navigator: GeneralWelcomeSpies.Navigator("navigator", log: log))
        director.onShowItems()
        #expect(log.messages == ["navigator.gotoItems()"])
    }
}
