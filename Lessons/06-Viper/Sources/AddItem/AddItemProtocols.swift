/// What the form can be told to show.
protocol AddItemViewProtocol: AnyObject {
    /// Lets the user save what was typed, or not.
    func show(canSave: Bool)

    /// Shows that something went wrong, over what was typed.
    func show(error: String)
}

/// What the view tells its presenter.
protocol AddItemPresenterProtocol: AnyObject {
    /// The button that saves was tapped, with this in the form.
    func userDidTapSave(name: String, enabled: Bool)
}

/// What the presenter asks of its interactor; the request ends in one call of the output.
protocol AddItemInteractorInputProtocol: AnyObject {
    /// Stores a new item behind the others, dated now.
    func save(name: String, enabled: Bool)
}

/// What the interactor reports to its presenter.
protocol AddItemInteractorOutputProtocol: AnyObject {
    /// The name is blank, so there is no item.
    func didRefuseName()

    /// The item is stored.
    func didSave()

    /// The item is not stored.
    func didFailToSave()
}

/// What the interactor asks of the device.
protocol AddItemLocalDataManagerInputProtocol: AnyObject {
    /// Adds an item after the others.
    func persist(_ item: Item, then completion: @escaping Answer<Void>)
}

/// Where the form leads.
protocol AddItemWireFrameProtocol: AnyObject {
    /// Returns to where the form was opened.
    func goBack()
}

/// What the form tells whoever opened it.
protocol AddItemModuleDelegate: AnyObject {
    /// The form stored a new item.
    func didAddItem()
}
