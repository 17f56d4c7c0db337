/// Where the app's screens lead. View models know the ways, and not the screens at their ends.
protocol ItemsCoordinating: AnyObject {
    /// Opens the list of items.
    func showItems()

    /// Opens the form for a new item; `onSaved` is called when one was stored, before the form goes back.
    func showForm(onSaved: @escaping () -> Void)

    /// Opens the detail of `item`.
    func showDetail(of item: Item)
}
