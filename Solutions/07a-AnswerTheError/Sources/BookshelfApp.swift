import Foundation
import HeadlessUIKit

/// Bookshelf in VIPER: which books there are, and who has them until when, as far as the library agrees.
public enum BookshelfApp {
    /// Starts the app on a shelf, with a library that answers in every way that a server can.
    /// - Parameters:
    ///   - folder: where `books.json` is kept.
    ///   - now: the clock that says which loans are overdue.
    public static func launch(storingIn folder: URL, now: @escaping @MainActor () -> Date) -> UIWindow {
        launch(storingIn: folder, library: PretendLibrary(now: now), now: now)
    }

    /// The same with the library that is handed in.
    static func launch(
        storingIn folder: URL, library: any Library, now: @escaping @MainActor () -> Date
    ) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let list = ShelfListWireFrame.makeModule(store: BookStore(storingIn: folder), library: library, now: now)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
