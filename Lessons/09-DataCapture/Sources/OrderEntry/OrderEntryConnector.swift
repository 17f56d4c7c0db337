import Foundation

/// Knows all classes of the form's stack, and connects them.
enum OrderEntryConnector {
    /// The form with its stack, all of which the form owns.
    static func makeViewController(
        entityGateway: any EntityGateway, now: @escaping () -> Date = { Date() }
    ) -> OrderEntryViewController {
        let useCase = OrderEntryUseCase(entityGateway: entityGateway, now: now)
        let presenter = OrderEntryPresenter(useCase: useCase)
        let viewController = OrderEntryViewController(presenter: presenter)

        useCase.output = presenter
        presenter.output = viewController
        return viewController
    }
}
