import Foundation
import HeadlessUIKit

/// The Items app in VIPER-S, as on rung 13, with Workers that wait with `await`.
public enum ItemsApp {
    /// Shows the first screen in `window`; the app's items are kept in `items.json` in `folder`, and the first ones come
    /// from `feed`.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL, startingWith feed: URL? = nil,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let welcome = GeneralWelcomeNavigator.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        window.rootViewController = UINavigationController(rootViewController: welcome)
        window.makeKeyAndVisible()
        return window
    }
}
