import Foundation
import HeadlessUIKit

/// Bookshelf with a presenter for its list: which books there are, and who has them until when.
public enum BookshelfApp {
    /// Starts the app on a shelf.
    /// - Parameters:
    ///   - folder: where `books.json` is kept.
    ///   - now: the clock that says which loans are overdue.
    ///   - window: the window of the app; a scene delegate passes that of its scene.
    public static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        launch(on: BooksStore(folder: folder), now: now, in: window)
    }

    /// Starts the app on any store; tests hand in one that answers when they say so.
    static func launch(
        on store: any BooksStoring, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        // TODO(04a.5): the list and its presenter don't know each other yet.
        let list = ShelfViewController(store: store, now: now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
