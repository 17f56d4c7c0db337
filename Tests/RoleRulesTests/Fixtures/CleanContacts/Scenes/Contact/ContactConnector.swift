class ContactConnector {
    private let viewController: ContactViewController
    private let presenter: ContactPresenter
    private let useCase: ContactUseCase

    init(viewController: ContactViewController, entityGateway: EntityGateway = EntityGatewayImpl()) {
        self.viewController = viewController
        useCase = ContactUseCase(entityGateway: entityGateway)
        presenter = ContactPresenter(useCase: useCase)
    }

    func configure() {
        viewController.presenter = presenter
        useCase.output = presenter
        presenter.output = viewController
    }
}
