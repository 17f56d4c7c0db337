import Foundation
import HeadlessUIKit

/// The app's entry point.
public enum ItemsApp {
    /// Shows the first screen in the window; the items are kept in `items.json` in the folder, and the first ones come
    /// from the feed.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL, startingWith feed: URL? = nil,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let store = ItemsStore(folder: folder)
        let welcome = WelcomeWireFrame.makeModule(store: store, feed: feed)
        window.rootViewController = UINavigationController(rootViewController: welcome)
        window.makeKeyAndVisible()
        return window
    }
}
