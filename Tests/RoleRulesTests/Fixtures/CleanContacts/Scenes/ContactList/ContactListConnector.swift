class ContactListConnector {
    private let viewController: ContactListViewController
    private let adapter: ContactListAdapter
    private let presenter: ContactListPresenter
    private let useCase: ContactListUseCase

    init(
        viewController: ContactListViewController, adapter: ContactListAdapter, presenter: ContactListPresenter,
        useCase: ContactListUseCase
    ) {
        self.viewController = viewController
        self.adapter = adapter
        self.presenter = presenter
        self.useCase = useCase
    }

    convenience init(
        viewController: ContactListViewController, adapter: ContactListAdapter,
        entityGateway: EntityGateway = EntityGatewayImpl()
    ) {
        let useCase = ContactListUseCase(entityGateway: entityGateway)
        let presenter = ContactListPresenter(useCase: useCase)
        self.init(viewController: viewController, adapter: adapter, presenter: presenter, useCase: useCase)
    }

    func configure() {
        viewController.presenter = presenter
        adapter.presenter = presenter
        useCase.output = presenter
        presenter.output = viewController
        presenter.router = viewController.navigationController as? MainRouter
    }
}
