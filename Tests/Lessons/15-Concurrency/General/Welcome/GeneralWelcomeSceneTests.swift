import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The welcome screen's Scene greets the user and passes on the tap")
struct GeneralWelcomeSceneTests {
    @Test("shows the greeting, and passes on a tap on its button")
    func showItems() throws {
        let log = MessageLog()
        let scene = GeneralWelcomeScene(eventsHandler: GeneralWelcomeSpies.EventsHandler("eventsHandler", log: log))
        let screen = scene.onScreen()
        #expect(screen.title == "Welcome")
        #expect(screen.shows("Keep track of your items."))
        #expect(log.messages == [])
        try screen.tap("Show items")
        #expect(log.messages == ["eventsHandler.onShowItems()"])
    }
}
