import Spies

/// The login's module with a probe on each of its connections.
enum ProbedLogin {
    /// The module of `made`, rebuilt; its data managers and its wireframe stay as they are.
    static func module(of made: LoginViewController, log: MessageLog) -> LoginViewController {
        guard let old = made.presenter as? LoginPresenter, let use = old.interactor as? LoginInteractor else {
            return made
        }
        let interactor = LoginInteractor(
            apiDataManager: LoginAPIDataManagerInputProbe(from: use, owning: use.apiDataManager, log: log),
            localDataManager: LoginLocalDataManagerInputProbe(from: use, owning: use.localDataManager, log: log))
        let presenter = LoginPresenter(
            interactor: LoginInteractorInputProbe(from: old, owning: interactor, log: log),
            wireFrame: LoginWireFrameProbe(from: old, owning: old.wireFrame, log: log))
        let input = LoginPresenterProbe(from: made, owning: presenter, log: log)
        let view = LoginViewController(presenter: input)

        if old.view != nil {
            let shown = LoginViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        (old.wireFrame as? LoginWireFrame)?.viewController = view
        return view
    }
}
