import Spies

/// The form with a probe on each of its outputs, on its router and its delegate, and on what its use case asks.
enum ProbedAddItem {
    /// The scene of `made`, rebuilt.
    static func scene(of made: AddItemViewController, log: MessageLog) -> ProbedScene {
        let (old, use) = (made.presenter, made.presenter.useCase)
        let gateway = ProbedGateway(from: use, to: use.entityGateway, log: log)
        let useCase = AddItemUseCase(entityGateway: gateway, now: use.now)
        let presenter = AddItemPresenter(useCase: useCase)
        let view = AddItemViewController(presenter: presenter)
        var scene = ProbedScene(viewController: view)

        if old.output != nil {
            let shown = AddItemPresenterOutputProbe(from: old, watching: { [weak view] in view }, log: log)
            scene.companions.append(shown)
            presenter.output = shown
        }
        // News travels even after the form is gone, so these live as long as the presenter that sends it.
        if let router = old.router {
            let led = AddItemRouterProbe(from: old, watching: { [weak router] in router }, log: log)
            gateway.keep(led)
            presenter.router = led
        }
        if let caller = old.delegate {
            let delegate = AddItemDelegateProbe(from: old, watching: { [weak caller] in caller }, log: log)
            gateway.keep(delegate)
            presenter.delegate = delegate
        }
        if use.output != nil {
            // The use case holds its presenter while it waits: so must the probe.
            let output = AddItemUseCaseOutputProbe(from: use, owning: presenter, log: log)
            scene.companions.append(output)
            useCase.output = output
        }
        return scene
    }
}
