import Foundation
import HeadlessUIKit

@testable import Lesson12Actors

/// Plays every role of the list by itself, so that it is one controller again, as on rung 01.
final class OneForAll: UIViewController {
    private var items: [Item] = [.milk]
    private(set) var shown: [String] = []
}

extension OneForAll: ItemsList_DisplayUI {
    func display(loading: Bool) { shown.append(loading ? "loading" : "not loading") }
    func display(items: [ItemUI]) { shown.append("rows") }
    func display(placeholder: String) { shown.append(placeholder) }
    func display(error: String) { shown.append(error) }
    func display(success: String) { shown.append(success) }
}

extension OneForAll: ItemsList_HandleUIEvents {
    func onUIReady() {
        display(loading: true)
        fetchItems()
    }

    func onAddItem() {
        gotoAddItem(with: self)
    }

    func onDeleteAll() {
        display(loading: true)
        deleteAllItems()
    }

    func onItemSelected(index: Int) {
        gotoDetail(for: items[index])
    }
}

extension OneForAll: ItemsList_ManageData {
    func fetchItems() {
        present(items: items)
    }

    func deleteAllItems() {
        items = []
        presentDeleteSuccess()
    }
}

extension OneForAll: ItemsList_PresentData {
    func present(items: [Item]) {
        display(items: items.map { ItemUI(name: $0.name, color: .darkGray, date: DateText.day(of: $0.date)) })
        display(loading: false)
    }

    func presentFetchError() {
        display(loading: false)
        display(error: "Your items could not be loaded.")
    }

    func presentDeleteSuccess() {
        display(placeholder: "No items yet")
        display(loading: false)
        display(success: "All items were deleted.")
    }

    func presentDeleteError() {
        display(loading: false)
        display(error: "Your items could not be deleted.")
    }
}

extension OneForAll: ItemsList_Navigate {
    func gotoAddItem(with delegate: any ItemsAdd_Delegate) {}
    func gotoDetail(for item: Item) {}
}

extension OneForAll: ItemsAdd_Delegate {
    func didAddItem() {
        onUIReady()
    }
}
