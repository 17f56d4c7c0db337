import Spies

/// The list's module with a probe on each of its connections.
enum ProbedItems {
    /// The module of `made`, rebuilt; its data managers and its wireframe stay as they are.
    static func module(of made: ItemsViewController, log: MessageLog) -> ItemsViewController {
        guard let old = made.presenter as? ItemsPresenter, let use = old.interactor as? ItemsInteractor else {
            return made
        }
        let interactor = ItemsInteractor(
            apiDataManager: use.apiDataManager.map { ItemsAPIDataManagerInputProbe(from: use, owning: $0, log: log) },
            localDataManager: ItemsLocalDataManagerInputProbe(from: use, owning: use.localDataManager, log: log))
        let presenter = ItemsPresenter(
            interactor: ItemsInteractorInputProbe(from: old, owning: interactor, log: log),
            wireFrame: ItemsWireFrameProbe(from: old, owning: old.wireFrame, log: log))
        let input = ItemsPresenterProbe(from: made, owning: presenter, log: log)
        let view = ItemsViewController(presenter: input)

        if old.view != nil {
            let shown = ItemsViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        if use.presenter != nil {
            let output = ItemsInteractorOutputProbe(from: use, owning: presenter, log: log)
            input.keep(output)
            interactor.presenter = output
        }
        (old.wireFrame as? ItemsWireFrame)?.viewController = view
        return view
    }
}
