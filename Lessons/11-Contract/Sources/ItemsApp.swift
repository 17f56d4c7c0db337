import Foundation
import HeadlessUIKit

/// The app's entry: what a scene delegate would do.
public enum ItemsApp {
    /// Builds the window with the first screen; the items are kept in `items.json` in the folder, and the first ones
    /// come from the feed.
    public static func launch(storingIn folder: URL, startingWith feed: URL? = nil) -> UIWindow {
        let store = ItemsStore(folder: folder)
        let welcome = WelcomeWireFrame.makeModule(store: store, feed: feed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: welcome)
        window.makeKeyAndVisible()
        return window
    }
}
