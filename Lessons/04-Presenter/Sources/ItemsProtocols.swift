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

    /// Opens the detail of `item`.
    func presentItemDetail(of item: Item)
}

/// The events that a view reports to its presenter.
protocol ItemsPresenterProtocol: AnyObject {
    /// The screen is loaded and can show something.
    func viewDidLoad()

    /// The button that deletes all items was tapped.
    func userDidTapDeleteAll()

    /// The row at `index` was tapped; the rows may have changed since the finger came down.
    func userDidSelectRow(at index: Int)

    /// The form stored a new item.
    func didAddItem()
}
