import Foundation

/// The only type that knows all classes of the list, and connects them.
enum ShelfListConnector {
    /// The screen, which owns its whole stack.
    static func makeViewController(
        entityGateway: any EntityGateway, now: @escaping @MainActor () -> Date
    ) -> ShelfListViewController {
        let useCase = ShelfListUseCase(entityGateway: entityGateway, now: now)
        let router = ShelfListRouter(entityGateway: entityGateway, now: now)
        let presenter = ShelfListPresenter(useCase: useCase, router: router)
        let viewController = ShelfListViewController(
            presenter: presenter, adapter: ShelfListAdapter(presenter: presenter))

        useCase.output = presenter
        presenter.output = viewController
        router.viewController = viewController
        return viewController
    }
}
