import Spies

/// A probe for each role of the welcome screen.
enum GeneralWelcomeProbes {
    final class EventsHandler: Probe<any GeneralWelcome_HandleUIEvents>, GeneralWelcome_HandleUIEvents {
        func onShowItems() { pass { $0.onShowItems() } }
    }

    final class Navigator: Probe<any GeneralWelcome_Navigate>, GeneralWelcome_Navigate {
        func gotoItems() { pass { $0.gotoItems() } }
    }
}

extension GeneralWelcomeProbes {
    /// The module of `made`, rebuilt with a probe on each of its connections.
    static func module(of made: WelcomeViewController, log: MessageLog) -> WelcomeViewController {
        guard let old = made.presenter as? WelcomePresenter else { return made }
        let presenter = WelcomePresenter(wireFrame: Navigator(from: old, owning: old.wireFrame, log: log))
        let view = WelcomeViewController(presenter: EventsHandler(from: made, owning: presenter, log: log))

        (old.wireFrame as? WelcomeWireFrame)?.viewController = view
        return view
    }
}
