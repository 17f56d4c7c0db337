/// What the greeting's view shows once it is ready; nothing else ever happens there.
protocol WelcomePresenterOutput: AnyObject {
    /// Shows the greeting.
    func show(welcome: WelcomeViewModel)
}
