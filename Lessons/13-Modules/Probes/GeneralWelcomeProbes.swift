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
    static func module(of made: GeneralWelcomeScene, log: MessageLog) -> GeneralWelcomeScene {
        guard let old = made.eventsHandler as? GeneralWelcomeDirector else { return made }
        let director = GeneralWelcomeDirector(navigator: Navigator(from: old, owning: old.navigator, log: log))
        let scene = GeneralWelcomeScene(eventsHandler: EventsHandler(from: made, owning: director, log: log))

        (old.navigator as? GeneralWelcomeNavigator)?.viewController = scene
        return scene
    }
}
