/// The messages to the list's screen.
protocol ItemsViewProtocol: AnyObject {
    /// Shows that work is going on; meanwhile, nothing can be deleted.
    func showLoader()

    /// Shows that the work has ended, well or badly.
    func hideLoader()

    /// Shows these rows in place of what was there.
    func show(rows: [ItemRow])

    /// Shows a message in place of rows.
    func show(placeholder: String)

    /// Shows that something was done, over what is there.
    func show(success: String)

    /// Shows that something went wrong, over what is there.
    func show(error: String)
}

/// The events that a view reports to its presenter.
protocol ItemsPresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()

    /// The button that adds an item was tapped.
    func userDidTapAdd()

    /// The button that deletes all items was tapped.
    func userDidTapDeleteAll()

    /// The row at `index` was tapped; the rows may have changed since the finger came down.
    func userDidSelectRow(at index: Int)
}

/// The presenter's requests; the interactor answers each with one call of the output.
protocol ItemsInteractorInputProtocol: AnyObject {
    /// Gets the items.
    func fetchItems()

    /// Deletes all items.
    func deleteAllItems()
}

/// The results that the interactor reports to its presenter.
protocol ItemsInteractorOutputProtocol: AnyObject {
    /// These are the items, in their order.
    func didFetch(_ items: [Item])

    /// The items couldn't be fetched.
    func didFailToFetch()

    /// Every item was deleted.
    func didDeleteAll()

    /// Nothing was deleted.
    func didFailToDeleteAll()
}

/// The interactor's requests to the server.
protocol ItemsAPIDataManagerInputProtocol: AnyObject {
    /// Downloads the items that a new user starts with.
    func downloadItems(then completion: @escaping Answer<[Item]>)
}

/// The interactor's requests to the device.
protocol ItemsLocalDataManagerInputProtocol: AnyObject {
    /// Gets the items, in their order; nil when nothing was ever stored.
    func loadItems(then completion: @escaping Answer<[Item]?>)

    /// Stores the first items, unless something was stored meanwhile, and answers with what is stored.
    func persistFirst(_ items: [Item], then completion: @escaping Answer<[Item]>)

    /// Deletes all items.
    func deleteAllItems(then completion: @escaping Answer<Void>)
}

/// Where the list leads.
protocol ItemsWireFrameProtocol: AnyObject {
    /// Opens the form for a new item, which tells `delegate` when one was stored.
    func presentAddItem(delegate: any AddItemModuleDelegate)

    /// Opens the detail of `item`.
    func presentItemDetail(of item: Item)
}
