import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The welcome screen's Scene greets the user and passes on what is typed")
struct GeneralWelcomeSceneTests {
    @Test("shows the greeting, and passes on its command")
    func showItems() {
        let log = MessageLog()
        let scene = GeneralWelcomeScene(eventsHandler: GeneralWelcomeSpies.EventsHandler("eventsHandler", log: log))
        scene.didArrive()
        #expect(scene.title == "Welcome")
        #expect(scene.words == ["Keep track of your items."])
        #expect(log.messages == [])
        #expect(scene.type("Show items"))
        #expect(log.messages == ["eventsHandler.onShowItems()"])
    }
}
