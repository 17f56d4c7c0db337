import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The form's state in SwiftUI holds what was typed and what it was told to show")
struct ItemsAddStateTests {
    private let log = MessageLog()
    private let state: ItemsAddState

    init() {
        state = ItemsAddState(eventsHandler: ItemsAddSpies.EventsHandler("eventsHandler", log: log))
    }

    @Test("starts empty and enabled, and passes on what was typed, blank or not")
    func save() {
        state.save()
        state.name = "Milk"
        state.isEnabled = false
        state.save()
        #expect(
            log.messages == [
                #"eventsHandler.onSaveItem(name: "", enabled: true)"#,
                #"eventsHandler.onSaveItem(name: "Milk", enabled: false)"#,
            ])
    }

    @Test("holds whether an item is being saved")
    func loading() {
        state.display(loading: true)
        #expect(state.isSaving)
        state.display(loading: false)
        #expect(!state.isSaving)
    }

    @Test("announces an error and keeps what was typed")
    func error() {
        state.name = "Milk"
        state.display(error: "The item could not be saved.")
        #expect(state.announcement == Announcement(title: "Error", text: "The item could not be saved."))
        #expect(state.name == "Milk")
        #expect(state.isAnnouncing)
        state.isAnnouncing = false
        #expect(state.announcement == nil)
    }
}
