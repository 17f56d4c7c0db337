import Foundation
import HeadlessUIKit

/// The app's entry: what a scene delegate would do.
public enum OrderApp {
    /// Builds the window with the form; orders are kept in `orders.json` in the folder, and what can be ordered is read
    /// from `products.json`.
    public static func launch(storingIn folder: URL) -> UIWindow {
        let form = OrderEntryConnector.makeViewController(entityGateway: LiveEntityGateway(storingIn: folder))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: form)
        window.makeKeyAndVisible()
        return window
    }
}
