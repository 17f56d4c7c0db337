/// Knows all classes of the greeting, and connects them.
enum WelcomeConnector {
    /// The greeting with its presenter, which leads on through `router`.
    static func makeViewController(router: any WelcomeRouterProtocol) -> WelcomeViewController {
        let presenter = WelcomePresenter()
        let viewController = WelcomeViewController(presenter: presenter)

        presenter.output = viewController
        presenter.router = router
        return viewController
    }
}
