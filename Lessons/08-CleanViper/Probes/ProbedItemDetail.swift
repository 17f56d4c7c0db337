import Spies

/// The detail with a probe on each of its outputs, and on what its use case asks of the manager.
enum ProbedItemDetail {
    /// The scene of `made`, rebuilt.
    static func scene(of made: ItemDetailViewController, log: MessageLog) -> ProbedScene {
        let (old, use) = (made.presenter, made.presenter.useCase)
        let gateway = ProbedGateway(from: use, to: use.entityGateway, log: log)
        let useCase = ItemDetailUseCase(entityGateway: gateway)
        let presenter = ItemDetailPresenter(useCase: useCase)
        let view = ItemDetailViewController(id: made.id, presenter: presenter)

        if old.output != nil {
            let shown = ItemDetailPresenterOutputProbe(from: old, watching: { [weak view] in view }, log: log)
            gateway.keep(shown)
            presenter.output = shown
        }
        if use.output != nil {
            let output = ItemDetailUseCaseOutputProbe(from: use, watching: { [weak presenter] in presenter }, log: log)
            gateway.keep(output)
            useCase.output = output
        }
        return ProbedScene(viewController: view)
    }
}
