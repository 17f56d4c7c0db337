import Spies

/// The list with a probe on each of its outputs, on its router, and on what its use case asks of the managers.
enum ProbedItems {
    /// The scene of `made`, rebuilt.
    static func scene(of made: ItemsViewController, log: MessageLog) -> ProbedScene {
        let (old, use) = (made.presenter, made.presenter.useCase)
        let gateway = ProbedGateway(from: use, to: use.entityGateway, log: log)
        let useCase = ItemsUseCase(entityGateway: gateway)
        let presenter = ItemsPresenter(useCase: useCase)
        let view = ItemsViewController(presenter: presenter, adapter: ItemsAdapter(presenter: presenter))

        if old.output != nil {
            let shown = ItemsPresenterOutputProbe(from: old, watching: { [weak view] in view }, log: log)
            gateway.keep(shown)
            presenter.output = shown
        }
        if let router = old.router {
            let led = ItemsRouterProbe(from: old, watching: { [weak router] in router }, log: log)
            gateway.keep(led)
            presenter.router = led
        }
        if use.output != nil {
            let output = ItemsUseCaseOutputProbe(from: use, watching: { [weak presenter] in presenter }, log: log)
            gateway.keep(output)
            useCase.output = output
        }
        return ProbedScene(viewController: view)
    }
}
