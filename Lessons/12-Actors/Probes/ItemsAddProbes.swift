import Spies

/// A probe for each role of the form.
enum ItemsAddProbes {
    final class UI: Probe<any ItemsAdd_DisplayUI>, ItemsAdd_DisplayUI {
        func display(loading: Bool) { pass(loading) { $0.display(loading: loading) } }
        func display(error: String) { pass(error) { $0.display(error: error) } }
    }

    final class EventsHandler: Probe<any ItemsAdd_HandleUIEvents>, ItemsAdd_HandleUIEvents {
        func onSaveItem(name: String, enabled: Bool) {
            pass(name, enabled) { $0.onSaveItem(name: name, enabled: enabled) }
        }
    }

    final class DataManager: Probe<any ItemsAdd_ManageData>, ItemsAdd_ManageData {
        func addItem(name: String, enabled: Bool) {
            pass(name, enabled) { $0.addItem(name: name, enabled: enabled) }
        }
    }

    final class Presenter: Probe<any ItemsAdd_PresentData>, ItemsAdd_PresentData {
        func presentSuccess() { pass { $0.presentSuccess() } }
        func presentError() { pass { $0.presentError() } }
    }

    final class Navigator: Probe<any ItemsAdd_Navigate>, ItemsAdd_Navigate {
        func goBack() { pass { $0.goBack() } }
    }

    final class Delegate: Probe<any ItemsAdd_Delegate>, ItemsAdd_Delegate {
        func didAddItem() { pass { $0.didAddItem() } }
    }
}
