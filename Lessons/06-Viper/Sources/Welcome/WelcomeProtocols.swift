// The greeting never changes, so nobody tells its view anything; and it has no data, so there is no interactor.

/// What the view tells its presenter.
protocol WelcomePresenterProtocol: AnyObject {
    /// The button that leads to the items was tapped.
    func userDidTapShowItems()
}

/// Where the greeting leads.
protocol WelcomeWireFrameProtocol: AnyObject {
    /// Opens the list of items.
    func presentItems()
}
