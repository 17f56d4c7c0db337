@testable import Lesson11Contract

/// Handles the list's events as long as no actor does, and acts on one of them.
final class EventsStandIn: ItemsList_HandleUIEvents {
    private let deleteAll: () -> Void

    /// - Parameter deleteAll: what it does when everything is to be deleted.
    init(deleteAll: @escaping () -> Void) {
        self.deleteAll = deleteAll
    }

    func onUIReady() {}
    func onAddItem() {}
    func onDeleteAll() { deleteAll() }
    func onItemSelected(index: Int) {}
}
