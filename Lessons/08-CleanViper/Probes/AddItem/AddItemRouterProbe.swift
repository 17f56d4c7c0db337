import Spies

/// Written by hand: the presenter knows its view through a probe, but the router knows the view itself.
final class AddItemRouterProbe: Probe<any AddItemRouterProtocol>, AddItemRouterProtocol {
    func eventDone(on scene: AnyObject?) {
        let view = (scene as? AddItemPresenterOutputProbe)?.receiver as AnyObject?
        pass(view) { $0.eventDone(on: view) }
    }
}
