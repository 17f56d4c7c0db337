import Observation

/// The list's state: each message of its Director sets a part of it, and the view draws all of it again.
@Observable
final class ItemsListState {
    let eventsHandler: any ItemsList_HandleUIEvents
    private(set) var items: [ItemUI] = []
    private(set) var placeholder: String?
    private(set) var isLoading = false
    /// The message over the list; nil once the user has read it.
    private(set) var announcement: Announcement?
    private var hasAppeared = false

    init(eventsHandler: any ItemsList_HandleUIEvents) {
        self.eventsHandler = eventsHandler
    }

    /// Whether there is a message; SwiftUI sets it to false once the user has read it.
    var isAnnouncing: Bool {
        get { announcement != nil }
        set { if !newValue { announcement = nil } }
    }

    /// The view is there. SwiftUI says so again whenever the user comes back to it, UIKit's `viewDidLoad` only once.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        eventsHandler.onUIReady()
    }
}

// MARK: - Display UI

extension ItemsListState: ItemsList_DisplayUI {
    func display(loading: Bool) {
        isLoading = loading
    }

    func display(items: [ItemUI]) {
        self.items = items
        placeholder = nil
    }

    func display(placeholder text: String) {
        items = []
        placeholder = text
    }

    func display(error: String) {
        announcement = Announcement(title: "Error", text: error)
    }

    func display(success: String) {
        announcement = Announcement(title: "Done", text: success)
    }
}
