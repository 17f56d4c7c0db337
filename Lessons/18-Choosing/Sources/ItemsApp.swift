import Foundation
import HeadlessUIKit

/// The Items app in MVVM: each screen is a view model and a controller that shows it.
public enum ItemsApp {
    /// Shows the first screen in `window`; the app's items are kept in `items.json` in `folder`, and the first ones come
    /// from `feed`.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL, startingWith feed: URL? = nil,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let stack = UINavigationController()
        let repository = StoredItemsRepository(
            store: ItemsStore(folder: folder), feed: feed.map { ItemsFeed(url: $0) })
        ItemsCoordinator(repository: repository, stack: stack).start()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        return window
    }
}
