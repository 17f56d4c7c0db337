import Spies

@testable import Lesson13Modules

/// A spy for each role of the list.
enum ItemsListSpies {
    final class UI: Spy, ItemsList_DisplayUI {
        func display(loading: Bool) { record(loading) }
        func display(items: [ItemUI]) { record(items.map(\.name)) }
        func display(placeholder: String) { record(placeholder) }
        func display(error: String) { record(error) }
        func display(success: String) { record(success) }
    }

    final class EventsHandler: Spy, ItemsList_HandleUIEvents {
        func onUIReady() { record() }
        func onAddItem() { record() }
        func onDeleteAll() { record() }
        func onItemSelected(index: Int) { record(index) }
    }

    final class DataManager: Spy, ItemsList_ManageData {
        func fetchItems() { record() }
        func deleteAllItems() { record() }
    }

    final class Presenter: Spy, ItemsList_PresentData {
        func present(items: [Item]) { record(items.map(\.name)) }
        func presentFetchError() { record() }
        func presentDeleteSuccess() { record() }
        func presentDeleteError() { record() }
    }

    final class Navigator: Spy, ItemsList_Navigate {
        func gotoAddItem(with delegate: any ItemsAdd_Delegate) { record(delegate) }
        func gotoDetail(for item: Item) { record(item.name) }
    }
}
