import HeadlessUIKit
import Observation
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The list's state in SwiftUI holds what the list was told to show")
struct ItemsListStateTests {
    private let log = MessageLog()
    private let state: ItemsListState
    private let rows = [
        ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024"),
        ItemUI(name: "Bread", color: .systemRed, date: "Jan 01, 2024"),
    ]

    init() {
        state = ItemsListState(eventsHandler: ItemsListSpies.EventsHandler("eventsHandler", log: log))
    }

    @Test("says once that it is ready, however often its view appears")
    func ready() {
        #expect(log.messages == [])
        state.appear()
        state.appear()
        #expect(log.messages == ["eventsHandler.onUIReady()"])
    }

    @Test("holds rows in place of words, and words in place of rows")
    func items() {
        state.display(placeholder: "No items yet")
        #expect(state.placeholder == "No items yet")
        state.display(items: rows)
        #expect(state.items == rows)
        #expect(state.placeholder == nil)
        state.display(placeholder: "No items yet")
        #expect(state.items == [])
    }

    @Test("holds whether it loads")
    func loading() {
        state.display(loading: true)
        #expect(state.isLoading)
        state.display(loading: false)
        #expect(!state.isLoading)
    }

    @Test("announces what went wrong and what was done")
    func announcements() {
        state.display(error: "Your items could not be loaded.")
        #expect(state.announcement == Announcement(title: "Error", text: "Your items could not be loaded."))
        state.display(success: "All items were deleted.")
        #expect(state.announcement == Announcement(title: "Done", text: "All items were deleted."))
        #expect(state.isAnnouncing)
        state.isAnnouncing = false
        #expect(state.announcement == nil)
    }

    @Test("a view that reads it is told to draw again when a message changes it")
    func observation() {
        var changes = 0
        let told: @Sendable () -> Void = { MainActor.assumeIsolated { changes += 1 } }
        withObservationTracking {
            _ = state.items
        } onChange: {
            told()
        }
        state.display(loading: true)
        #expect(changes == 0)
        state.display(items: rows)
        #expect(changes == 1)
    }
}
