import Observation

/// The form's state: what its Director said, and what was typed.
@Observable
final class ItemsAddState {
    let eventsHandler: any ItemsAdd_HandleUIEvents
    var name = ""
    var isEnabled = true
    private(set) var isSaving = false
    /// The message over the form; nil once the user has read it.
    private(set) var announcement: Announcement?

    init(eventsHandler: any ItemsAdd_HandleUIEvents) {
        self.eventsHandler = eventsHandler
    }

    /// Whether there is a message; SwiftUI sets it to false once the user has read it.
    var isAnnouncing: Bool {
        get { announcement != nil }
        set { if !newValue { announcement = nil } }
    }

    /// The button that saves was tapped.
    func save() {
        eventsHandler.onSaveItem(name: name, enabled: isEnabled)
    }
}

// MARK: - Display UI

extension ItemsAddState: ItemsAdd_DisplayUI {
    func display(loading: Bool) {
        isSaving = loading
    }

    func display(error: String) {
        announcement = Announcement(title: "Error", text: error)
    }
}
