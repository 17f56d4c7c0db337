/// The one who knows all classes of the list, and connects them.
enum ItemsConnector {
    /// The list with its stack, on what `entityGateway` leads to; other scenes are reached by `router`.
    static func makeViewController(
        entityGateway: any EntityGateway, router: any ItemsRouterProtocol
    ) -> ItemsViewController {
        let useCase = ItemsUseCase(entityGateway: entityGateway)
        let presenter = ItemsPresenter(useCase: useCase)
        let adapter = ItemsAdapter(presenter: presenter)
        let viewController = ItemsViewController(presenter: presenter, adapter: adapter)

        useCase.output = presenter
        presenter.output = viewController
        presenter.router = router
        return viewController
    }
}
