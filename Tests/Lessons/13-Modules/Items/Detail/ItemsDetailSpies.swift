import Spies

@testable import Lesson13Modules

/// A spy for each role of the detail.
enum ItemsDetailSpies {
    final class UI: Spy, ItemsDetail_DisplayUI {
        func display(name: String) { record(name) }
        func display(state: String) { record(state) }
        func display(date: String) { record(date) }
    }

    final class EventsHandler: Spy, ItemsDetail_HandleUIEvents {
        func onUIReady() { record() }
    }
}
