/// What the form can be told to show.
protocol AddItemViewProtocol: AnyObject {
    /// Lets the user save what was typed, or not.
    func show(canSave: Bool)

    /// Shows that something went wrong, over what was typed.
    func show(error: String)

    /// Returns to where the form was opened.
    func goBack()
}

/// What the view tells its presenter.
protocol AddItemPresenterProtocol: AnyObject {
    /// The button that saves was tapped, with this in the form.
    func userDidTapSave(name: String, enabled: Bool)
}
