/// The events that lead away from the greeting.
protocol WelcomeRouterProtocol: AnyObject {
    /// The user wants to see the items.
    func eventShowItems()
}
