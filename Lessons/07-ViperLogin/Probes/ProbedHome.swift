import Spies

/// Home's module with a probe on each of its connections.
enum ProbedHome {
    /// The module of `made`, rebuilt; its data managers and its wireframe stay as they are.
    ///
    /// - Parameter opener: The delegate for home if the presenter that opened it was replaced by a probed one.
    static func module(
        of made: HomeViewController, openedBy opener: (any HomeModuleDelegate)? = nil, log: MessageLog
    ) -> HomeViewController {
        guard let old = made.presenter as? HomePresenter, let use = old.interactor as? HomeInteractor else {
            return made
        }
        let interactor = HomeInteractor(
            session: use.session,
            apiDataManager: HomeAPIDataManagerInputProbe(from: use, owning: use.apiDataManager, log: log),
            localDataManager: HomeLocalDataManagerInputProbe(from: use, owning: use.localDataManager, log: log))
        let presenter = HomePresenter(
            name: old.name, isRemembered: old.isRemembered,
            interactor: HomeInteractorInputProbe(from: old, owning: interactor, log: log),
            wireFrame: HomeWireFrameProbe(from: old, owning: old.wireFrame, log: log))
        let input = HomePresenterProbe(from: made, owning: presenter, log: log)
        let view = HomeViewController(presenter: input)

        if old.view != nil {
            let shown = HomeViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        if use.presenter != nil {
            let output = HomeInteractorOutputProbe(from: use, owning: presenter, log: log)
            input.keep(output)
            interactor.presenter = output
        }
        if let told = old.delegate {
            let caller = opener ?? told
            let delegate = HomeModuleDelegateProbe(from: old, watching: { [weak caller] in caller }, log: log)
            input.keep(delegate)
            presenter.delegate = delegate
        }
        (old.wireFrame as? HomeWireFrame)?.viewController = view
        return view
    }
}
