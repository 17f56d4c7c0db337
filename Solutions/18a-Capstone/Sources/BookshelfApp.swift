import Foundation
import HeadlessUIKit

/// Bookshelf in VIPER-S: which books there are, who has them until when, and who waits for them.
public enum BookshelfApp {
    /// Starts the app on a shelf.
    /// - Parameters:
    ///   - folder: where `books.json` and `reservations.json` are kept.
    ///   - now: the clock that says which loans are overdue.
    ///   - window: the window of the app; a scene delegate passes that of its scene.
    public static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let list = ShelfListNavigator.makeModule(
            store: BookStore(storingIn: folder), reservations: ReservationStore(storingIn: folder), now: now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
