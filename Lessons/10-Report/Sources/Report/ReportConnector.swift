/// Knows all classes of the report, and connects them.
enum ReportConnector {
    /// The screen, which owns its whole stack.
    static func makeViewController(entityGateway: any EntityGateway) -> ReportViewController {
        let useCase = ReportUseCase(entityGateway: entityGateway)
        let presenter = ReportPresenter(useCase: useCase)
        let adapter = ReportAdapter(presenter: presenter)
        let viewController = ReportViewController(presenter: presenter, adapter: adapter)

        useCase.output = presenter
        presenter.output = viewController
        return viewController
    }
}
