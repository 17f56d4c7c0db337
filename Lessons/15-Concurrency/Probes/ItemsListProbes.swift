import Spies

/// A probe for each role of the list.
enum ItemsListProbes {
    final class UI: Probe<any ItemsList_DisplayUI>, ItemsList_DisplayUI {
        func display(loading: Bool) { pass(loading) { $0.display(loading: loading) } }
        func display(items: [ItemUI]) { pass(items.map(ItemsText.text)) { $0.display(items: items) } }
        func display(placeholder: String) { pass(placeholder) { $0.display(placeholder: placeholder) } }
        func display(error: String) { pass(error) { $0.display(error: error) } }
        func display(success: String) { pass(success) { $0.display(success: success) } }
    }

    final class EventsHandler: Probe<any ItemsList_HandleUIEvents>, ItemsList_HandleUIEvents {
        func onUIReady() { pass { $0.onUIReady() } }
        func onAddItem() { pass { $0.onAddItem() } }
        func onDeleteAll() { pass { $0.onDeleteAll() } }
        func onItemSelected(index: Int) { pass(index) { $0.onItemSelected(index: index) } }
        func onScreenLeft() { pass { $0.onScreenLeft() } }
    }

    final class DataManager: Probe<any ItemsList_ManageData>, ItemsList_ManageData {
        func fetchItems() { pass { $0.fetchItems() } }
        func cancelFetch() { pass { $0.cancelFetch() } }
        func deleteAllItems() { pass { $0.deleteAllItems() } }
    }

    final class Presenter: Probe<any ItemsList_PresentData>, ItemsList_PresentData {
        func present(items: [Item]) { pass(items) { $0.present(items: items) } }
        func presentFetchError() { pass { $0.presentFetchError() } }
        func presentDeleteSuccess() { pass { $0.presentDeleteSuccess() } }
        func presentDeleteError() { pass { $0.presentDeleteError() } }
    }

    final class Navigator: Probe<any ItemsList_Navigate>, ItemsList_Navigate {
        func gotoAddItem(with delegate: any ItemsAdd_Delegate) { pass(delegate) { $0.gotoAddItem(with: delegate) } }
        func gotoDetail(for item: Item) { pass(item) { $0.gotoDetail(for: item) } }
    }
}
