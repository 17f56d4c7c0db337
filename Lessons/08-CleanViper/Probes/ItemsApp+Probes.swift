import Foundation
import HeadlessUIKit
import Spies

extension ItemsApp {
    /// Starts the app as `launch(storingIn:startingWith:in:)` does, with a probe on every connection of a protocol.
    ///
    /// Inward, from view to presenter to use case, actors know each other by class, which leaves no place for a probe.
    public static func launch(
        storingIn folder: URL, startingWith feed: URL? = nil, probedInto log: MessageLog,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let gateway = LiveEntityGateway(storingIn: folder, startingWith: feed)
        window.rootViewController = Probed.AppRouter.router(entityGateway: gateway, log: log)
        window.makeKeyAndVisible()
        return window
    }
}
