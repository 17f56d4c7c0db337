// UI and navigation only: there is nothing to display that changes, and no data.

/// The user's actions on the welcome screen.
protocol GeneralWelcome_HandleUIEvents: AnyObject {
    /// The button that leads to the items was tapped.
    func onShowItems()
}

/// Where the welcome screen leads.
protocol GeneralWelcome_Navigate: AnyObject {
    /// Opens the list of items.
    func gotoItems()
}
