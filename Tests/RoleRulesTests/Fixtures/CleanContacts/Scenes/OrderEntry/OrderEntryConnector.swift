class OrderEntryConnector {
    private let viewController: OrderEntryViewController
    private let quantityDelegate: OrderEntryQuantityDelegate
    private let presenter: OrderEntryPresenter
    private let useCase: OrderEntryUseCase

    init(
        viewController: OrderEntryViewController, quantityDelegate: OrderEntryQuantityDelegate,
        entityGateway: EntityGateway = EntityGatewayImpl()
    ) {
        self.viewController = viewController
        self.quantityDelegate = quantityDelegate
        useCase = OrderEntryUseCase(entityGateway: entityGateway)
        presenter = OrderEntryPresenter(useCase: useCase)
    }

    func configure() {
        viewController.presenter = presenter
        quantityDelegate.presenter = presenter
        useCase.output = presenter
        presenter.output = viewController
    }
}
