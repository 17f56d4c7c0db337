import Foundation
import HeadlessUIKit

/// The app's entry point.
public enum OrderApp {
    /// Shows the form in the window; orders are kept in `orders.json` in the folder, and the products are read from
    /// `products.json`.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let form = OrderEntryConnector.makeViewController(entityGateway: LiveEntityGateway(storingIn: folder))
        window.rootViewController = UINavigationController(rootViewController: form)
        window.makeKeyAndVisible()
        return window
    }
}
