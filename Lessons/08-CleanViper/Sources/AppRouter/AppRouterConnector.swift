/// Knows all classes of the router's stack, and connects them.
enum AppRouterConnector {
    /// The container with its stack; the scenes that it makes work on `entityGateway`.
    static func makeRouter(entityGateway: any EntityGateway) -> AppRouter {
        let presenter = AppRouterPresenter()
        let router = AppRouter(presenter: presenter, entityGateway: entityGateway)

        presenter.output = router
        return router
    }
}
