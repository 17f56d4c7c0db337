import Spies

@testable import Lesson13Modules

/// A spy for each role of the form.
enum ItemsAddSpies {
    final class UI: Spy, ItemsAdd_DisplayUI {
        func display(loading: Bool) { record(loading) }
        func display(error: String) { record(error) }
    }

    final class EventsHandler: Spy, ItemsAdd_HandleUIEvents {
        func onSaveItem(name: String, enabled: Bool) { record(name, enabled) }
    }

    final class DataManager: Spy, ItemsAdd_ManageData {
        func addItem(name: String, enabled: Bool) { record(name, enabled) }
    }

    final class Presenter: Spy, ItemsAdd_PresentData {
        func presentSuccess() { record() }
        func presentError() { record() }
    }

    final class Navigator: Spy, ItemsAdd_Navigate {
        func goBack() { record() }
    }

    final class Delegate: Spy, ItemsAdd_Delegate {
        func didAddItem() { record() }
    }
}
