import HeadlessUIKit
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The detail's state in SwiftUI holds the texts that it was told to show")
struct ItemsDetailStateTests {
    @Test("says once that it is ready, and holds name, state and date")
    func texts() {
        let log = MessageLog()
        let state = ItemsDetailState(eventsHandler: ItemsDetailSpies.EventsHandler("eventsHandler", log: log))
        state.appear()
        state.appear()
        #expect(log.messages == ["eventsHandler.onUIReady()"])
        let ui: any ItemsDetail_DisplayUI = state
        ui.display(name: "Milk")
        ui.display(state: "Disabled", color: .systemRed)
        ui.display(date: "May 03, 2024")
        #expect([state.name, state.state, state.date] == ["Milk", "Disabled", "May 03, 2024"])
    }
}
