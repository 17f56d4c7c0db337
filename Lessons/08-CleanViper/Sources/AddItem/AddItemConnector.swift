/// Knows all classes of the form, and connects them.
enum AddItemConnector {
    /// The form with its stack, on what `entityGateway` leads to; `delegate` hears of a new item.
    static func makeViewController(
        entityGateway: any EntityGateway, router: any AddItemRouterProtocol, delegate: any AddItemDelegate
    ) -> AddItemViewController {
        let useCase = AddItemUseCase(entityGateway: entityGateway)
        let presenter = AddItemPresenter(useCase: useCase)
        let viewController = AddItemViewController(presenter: presenter)

        useCase.output = presenter
        presenter.output = viewController
        presenter.router = router
        presenter.delegate = delegate
        return viewController
    }
}
