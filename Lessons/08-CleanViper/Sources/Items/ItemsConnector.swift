/// Knows all classes of the list, and connects them.
enum ItemsConnector {
    /// The list with its stack, on what `entityGateway` leads to; `router` leads to the other scenes.
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
