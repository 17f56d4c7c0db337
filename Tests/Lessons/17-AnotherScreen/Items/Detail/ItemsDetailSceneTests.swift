import HeadlessUIKit
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The detail's Scene shows what it is told")
struct ItemsDetailSceneTests {
    private let log = MessageLog()

    @Test("says once that it is ready, and shows the texts from top to bottom")
    func texts() {
        let scene = ItemsDetailScene(eventsHandler: ItemsDetailSpies.EventsHandler("eventsHandler", log: log))
        #expect(log.messages == [])
        scene.didArrive()
        #expect(log.messages == ["eventsHandler.onUIReady()"])
        // As the Director knows it, with a color.
        let ui: any ItemsDetail_DisplayUI = scene
        ui.display(date: "May 03, 2024")
        ui.display(state: "Disabled", color: .systemRed)
        ui.display(name: "Milk")
        #expect(scene.title == "Item")
        #expect(scene.words == ["Milk", "Disabled", "May 03, 2024"])
        #expect(scene.usages == [])
    }
}
