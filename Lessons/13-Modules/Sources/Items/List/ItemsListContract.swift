import HeadlessUIKit

// MARK: - UI

/// An item as its row shows it: every value is ready for a label.
struct ItemUI: Equatable {
    let name: String
    let color: UIColor
    let date: String
}

/// The messages to the list's screen.
protocol ItemsList_DisplayUI: AnyObject {
    /// Shows that work is going on, or that it has ended.
    func display(loading: Bool)

    /// Shows these rows in place of what was there.
    func display(items: [ItemUI])

    /// Shows a message in place of rows.
    func display(placeholder: String)

    /// Shows that something went wrong, over what is there.
    func display(error: String)

    /// Shows that something was done, over what is there.
    func display(success: String)
}

/// The events of the list's screen.
protocol ItemsList_HandleUIEvents: AnyObject {
    /// The screen is loaded and can display.
    func onUIReady()

    /// The button that adds an item was tapped.
    func onAddItem()

    /// The button that deletes all items was tapped.
    func onDeleteAll()

    /// The row at `index` was tapped; the rows may have changed since the finger came down.
    func onItemSelected(index: Int)
}

// MARK: - Data

/// The list's data jobs; each ends in one call of `ItemsList_PresentData`.
protocol ItemsList_ManageData: AnyObject {
    /// Gets the stored items.
    func fetchItems()

    /// Deletes every stored item.
    func deleteAllItems()
}

/// How the jobs of `ItemsList_ManageData` end.
protocol ItemsList_PresentData: AnyObject {
    /// These are the stored items, in their order.
    func present(items: [Item])

    /// The items could not be loaded.
    func presentFetchError()

    /// Every item was deleted.
    func presentDeleteSuccess()

    /// Nothing was deleted.
    func presentDeleteError()
}

// MARK: - Navigation

/// Where the list leads.
protocol ItemsList_Navigate: AnyObject {
    /// Opens the form for a new item, which tells `delegate` what came of it.
    func gotoAddItem(with delegate: any ItemsAdd_Delegate)

    /// Opens the detail of `item`.
    func gotoDetail(for item: Item)
}
