import HeadlessUIKit
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The detail's Scene shows what it is told")
struct ItemsDetailSceneTests {
    private let log = MessageLog()

    @Test("says once that it is ready, and shows the texts from top to bottom")
    func texts() {
        let scene = ItemsDetailScene(eventsHandler: ItemsDetailSpies.EventsHandler("eventsHandler", log: log))
        let screen = scene.onScreen()
        #expect(log.messages == ["eventsHandler.onUIReady()"])
        scene.display(date: "May 03, 2024")
        scene.display(state: "Disabled", color: .systemRed)
        scene.display(name: "Milk")
        #expect(screen.title == "Item")
        #expect(screen.text.suffix(3) == ["Milk", "Disabled", "May 03, 2024"])
        #expect(screen.color(of: "Disabled") == .systemRed)
    }
}
