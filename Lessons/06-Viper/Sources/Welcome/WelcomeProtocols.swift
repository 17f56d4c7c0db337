// The greeting never changes, so its view hears nothing; and it has no data, so it needs no interactor.

/// The events that a view reports to its presenter.
protocol WelcomePresenterProtocol: AnyObject {
    /// The button that leads to the items was tapped.
    func userDidTapShowItems()
}

/// Where the greeting leads.
protocol WelcomeWireFrameProtocol: AnyObject {
    /// Opens the list of items.
    func presentItems()
}
