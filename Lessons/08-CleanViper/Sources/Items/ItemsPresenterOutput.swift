/// Shows the list once its view is ready.
protocol ItemsViewReadyPresenterOutput: AnyObject {
    /// Shows the words around the rows.
    func show(titles: ItemsTitlesViewModel)

    /// Shows that work is going on; meanwhile, nothing can be deleted.
    func showItemsStart()

    /// Reloads the rows; the presenter is asked for each that is seen.
    func showItems()

    /// Shows a message in place of rows.
    func showItems(message: String)

    /// Shows that the items couldn't be fetched, over what is there.
    func showItemsError(alert: AlertViewModel)
}

/// Shows what comes of the event "Delete all".
protocol ItemsDeleteAllPresenterOutput: AnyObject {
    /// Shows that work is going on; meanwhile, nothing can be deleted.
    func showDeleteAllStart()

    /// Shows a message in place of rows, and that all were deleted.
    func showDeleteAll(message: String, alert: AlertViewModel)

    /// Shows that nothing was deleted, over what is there.
    func showDeleteAllError(alert: AlertViewModel)
}

/// Everything that the view can be told to show.
protocol ItemsPresenterOutput: ItemsViewReadyPresenterOutput, ItemsDeleteAllPresenterOutput {}
