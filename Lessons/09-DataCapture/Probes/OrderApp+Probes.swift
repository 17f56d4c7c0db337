import Foundation
import HeadlessUIKit
import Spies

extension OrderApp {
    /// Starts the app as `launch(storingIn:)` does, with a probe on every connection that goes through a protocol.
    public static func launch(storingIn folder: URL, probedInto log: MessageLog) -> UIWindow {
        let made = OrderEntryConnector.makeViewController(entityGateway: LiveEntityGateway(storingIn: folder))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(
            rootViewController: ProbedOrderEntry.stack(of: made, log: log))
        window.makeKeyAndVisible()
        return window
    }
}
