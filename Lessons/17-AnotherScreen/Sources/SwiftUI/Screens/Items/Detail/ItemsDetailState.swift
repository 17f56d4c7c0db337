import Observation

/// The detail's state: the texts that its Director had it show.
@Observable
final class ItemsDetailState {
    let eventsHandler: any ItemsDetail_HandleUIEvents
    private(set) var name = ""
    private(set) var state = ""
    private(set) var date = ""
    private var hasAppeared = false

    init(eventsHandler: any ItemsDetail_HandleUIEvents) {
        self.eventsHandler = eventsHandler
    }

    /// The view is there; SwiftUI may say so more than once.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        eventsHandler.onUIReady()
    }
}

// MARK: - Display UI

extension ItemsDetailState: ItemsDetail_DisplayUI {
    func display(name: String) {
        self.name = name
    }

    /// The color is one of UIKit's, which can't be named here and is of no use to SwiftUI: the words say the same.
    func display(state: String, color: some Any) {
        self.state = state
    }

    func display(date: String) {
        self.date = date
    }
}
