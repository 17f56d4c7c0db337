/// Shows the form once its view is ready.
protocol AddItemViewReadyPresenterOutput: AnyObject {
    /// Shows the words of the form.
    func show(form: AddItemViewModel)
}

/// Shows what comes of the event "Save".
protocol AddItemSavePresenterOutput: AnyObject {
    /// Shows that the item is being saved; until that ends, it can't be saved again.
    func showSaveStart()

    /// Shows that saving has ended well.
    func showSaveEnd()

    /// Shows why the item wasn't saved, over what was typed.
    func showSaveError(alert: AlertViewModel)
}

/// Everything that the view can be told to show.
protocol AddItemPresenterOutput: AddItemViewReadyPresenterOutput, AddItemSavePresenterOutput {}
