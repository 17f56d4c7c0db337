/// The container as its presenter knows it: one message for each event that leads on or back.
protocol AppRouterPresenterOutput: AnyObject {
    /// Shows the greeting, with which the app begins.
    func showWelcome()

    /// Shows the list.
    func showItems()

    /// Shows a form for a new item, which tells `delegate` when one was stored.
    func showAddItem(delegate: any AddItemDelegate)

    /// Shows the detail of the item of that id.
    func showItemDetail(id: ItemID)

    /// Shows the scene below `scene`, if that is still on top.
    func showPrevious(to scene: AnyObject?)
}
