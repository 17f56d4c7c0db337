// Nothing that is shown changes, and there is no data.

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
