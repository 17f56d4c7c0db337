import Observation

/// What the form shows now: what its Director said, and what was typed.
@Observable
final class ItemsAddState {
    let eventsHandler: any ItemsAdd_HandleUIEvents
    var name = ""
    var isEnabled = true
    private(set) var isSaving = false
    /// What is told over the form; nil once it was read.
    private(set) var announcement: Announcement?

    init(eventsHandler: any ItemsAdd_HandleUIEvents) {
        self.eventsHandler = eventsHandler
    }

    /// Whether something is told; SwiftUI sets it to false when it was read.
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
