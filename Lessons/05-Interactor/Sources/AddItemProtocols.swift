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

/// The presenter's one request, which the interactor answers with one call of the output.
protocol AddItemInteractorInputProtocol: AnyObject {
    /// Stores a new item after the others, dated now.
    func save(name: String, enabled: Bool)
}

/// The results that the interactor reports to its presenter.
protocol AddItemInteractorOutputProtocol: AnyObject {
    /// The name is blank, so no item is stored.
    func didRefuseName()

    /// The item is stored.
    func didSave()

    /// The item is not stored.
    func didFailToSave()
}

/// The interactor's requests to the device.
protocol AddItemLocalDataManagerInputProtocol: AnyObject {
    /// Adds an item after the others.
    func persist(_ item: Item, then completion: @escaping Answer<Void>)
}
