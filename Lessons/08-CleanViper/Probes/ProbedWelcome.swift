import Spies

/// The greeting with a probe on each of its outputs.
enum ProbedWelcome {
    /// The scene of `made`, rebuilt.
    static func scene(of made: WelcomeViewController, log: MessageLog) -> ProbedScene {
        let old = made.presenter
        let presenter = WelcomePresenter()
        let view = WelcomeViewController(presenter: presenter)
        var scene = ProbedScene(viewController: view)

        if old.output != nil {
            let shown = WelcomePresenterOutputProbe(from: old, watching: { [weak view] in view }, log: log)
            scene.companions.append(shown)
            presenter.output = shown
        }
        if let router = old.router {
            let led = WelcomeRouterProbe(from: old, watching: { [weak router] in router }, log: log)
            scene.companions.append(led)
            presenter.router = led
        }
        return scene
    }
}
