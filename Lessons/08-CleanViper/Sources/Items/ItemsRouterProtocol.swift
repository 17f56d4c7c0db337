/// The events that lead away from the list.
protocol ItemsRouterProtocol: AnyObject {
    /// The user wants to add an item; `delegate` is told when one was stored.
    func eventAdd(delegate: any AddItemDelegate)

    /// The user selected the item of that id.
    func eventItemSelected(id: ItemID)
}
