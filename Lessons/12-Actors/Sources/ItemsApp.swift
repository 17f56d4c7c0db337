import Foundation
import HeadlessUIKit

/// What there is of the Items app in VIPER-S: the list, run on its own.
public enum ItemsApp {
    /// Starts the app in a new window; its items are kept in `items.json` in `folder`, and the first ones come from
    /// `feed`.
    public static func launch(storingIn folder: URL, startingWith feed: URL? = nil) -> UIWindow {
        let list = ItemsListNavigator.makeModule(
            with: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
