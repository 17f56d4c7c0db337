import Foundation
import HeadlessUIKit

/// Bookshelf in VIPER: which books there are, and who has them until when, as far as the library agrees.
public enum BookshelfApp {
    /// Starts the app on a shelf, with a library that answers in every way that a server can.
    /// - Parameters:
    ///   - folder: where `books.json` is kept.
    ///   - now: the clock that says which loans are overdue.
    ///   - window: the window of the app; a scene delegate passes that of its scene.
    public static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        launch(storingIn: folder, library: PretendLibrary(now: now), now: now, in: window)
    }

    /// Starts the app with another library.
    static func launch(
        storingIn folder: URL, library: any Library, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let list = ShelfListWireFrame.makeModule(store: BookStore(storingIn: folder), library: library, now: now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
