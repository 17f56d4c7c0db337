/// The messages to the form.
protocol AddItemViewProtocol: AnyObject {
    /// Lets the user save what was typed, or not.
    func show(canSave: Bool)

    /// Shows that something went wrong, over what was typed.
    func show(error: String)

    /// Returns to where the form was opened.
    func goBack()
}

/// The events that a view reports to its presenter.
protocol AddItemPresenterProtocol: AnyObject {
    /// The button that saves was tapped, with this in the form.
    func userDidTapSave(name: String, enabled: Bool)
}
