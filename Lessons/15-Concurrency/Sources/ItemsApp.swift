import Foundation
import HeadlessUIKit

/// The Items app in VIPER-S, as on rung 13, with Workers that wait by `await`.
public enum ItemsApp {
    /// Starts the app in a new window; its items are kept in `items.json` in `folder`, and the first ones come from
    /// `feed`.
    public static func launch(storingIn folder: URL, startingWith feed: URL? = nil) -> UIWindow {
        let welcome = GeneralWelcomeNavigator.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: welcome)
        window.makeKeyAndVisible()
        return window
    }
}
