/// Knows all classes of the detail, and connects them.
enum ItemDetailConnector {
    /// The detail of the item of that id, with its stack; it leads nowhere, so it needs no router.
    static func makeViewController(id: ItemID, entityGateway: any EntityGateway) -> ItemDetailViewController {
        let useCase = ItemDetailUseCase(entityGateway: entityGateway)
        let presenter = ItemDetailPresenter(useCase: useCase)
        let viewController = ItemDetailViewController(id: id, presenter: presenter)

        useCase.output = presenter
        presenter.output = viewController
        return viewController
    }
}
