/// Shows the greeting once its view is ready; nothing else ever happens there.
protocol WelcomePresenterOutput: AnyObject {
    /// Shows the greeting.
    func show(welcome: WelcomeViewModel)
}
