@testable import Lesson16Errata

/// Takes a screen's place in a strong reference, and holds the screen weakly.
final class WeakUI: CopyList_DisplayUI {
    private weak var ui: (any CopyList_DisplayUI)?

    init(_ ui: any CopyList_DisplayUI) {
        self.ui = ui
    }

    func display(loading: Bool) { ui?.display(loading: loading) }
    func display(notes: [NoteUI]) { ui?.display(notes: notes) }
    func display(error: String) { ui?.display(error: error) }
    func show(success: String) { ui?.show(success: success) }
}
