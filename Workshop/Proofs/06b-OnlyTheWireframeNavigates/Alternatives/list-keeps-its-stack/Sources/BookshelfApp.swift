import Foundation
import HeadlessUIKit

/// Bookshelf in VIPER: which books there are, and who has them until when.
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
        ShelfListWireFrame.show(in: window, store: BookStore(storingIn: folder), now: now)
        window.makeKeyAndVisible()
        return window
    }
}
