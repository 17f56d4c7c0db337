import Foundation
import HeadlessUIKit
import Spies

extension OrderApp {
    /// Starts the app as `launch(storingIn:in:)` does, with a probe on every connection that goes through a protocol.
    public static func launch(
        storingIn folder: URL, probedInto log: MessageLog,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let made = OrderEntryConnector.makeViewController(entityGateway: LiveEntityGateway(storingIn: folder))
        window.rootViewController = UINavigationController(
            rootViewController: ProbedOrderEntry.stack(of: made, log: log))
        window.makeKeyAndVisible()
        return window
    }
}
