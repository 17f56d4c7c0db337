import Spies

/// The greeting's module with a probe on each of its connections.
enum ProbedWelcome {
    /// The module of `made`, rebuilt; its wireframe stays as it is.
    static func module(of made: WelcomeViewController, log: MessageLog) -> WelcomeViewController {
        guard let old = made.presenter as? WelcomePresenter else { return made }
        let presenter = WelcomePresenter(wireFrame: WelcomeWireFrameProbe(from: old, owning: old.wireFrame, log: log))
        let view = WelcomeViewController(presenter: WelcomePresenterProbe(from: made, owning: presenter, log: log))

        (old.wireFrame as? WelcomeWireFrame)?.viewController = view
        return view
    }
}
