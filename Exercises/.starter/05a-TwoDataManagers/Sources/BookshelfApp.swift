import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Bookshelf with an interactor for its list: which books the library has, and who has them until when.
public enum BookshelfApp {
    /// Starts the app on a shelf, with a library that needs no network.
    /// - Parameters:
    ///   - folder: where `books.json` is kept.
    ///   - now: the clock that says which loans are overdue.
    public static func launch(storingIn folder: URL, now: @escaping @MainActor () -> Date) -> UIWindow {
        launch(storingIn: folder, now: now, library: DemoLibrary.url, session: DemoLibrary.session)
    }

    /// Starts the app with the library at that address, reached through that session.
    static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date, library: URL, session: URLSession
    ) -> UIWindow {
        let store = BooksStore(folder: folder)
        let presenter = ShelfPresenter()
        // TODO(05a.8): nobody answers the presenter yet.
        let list = ShelfViewController(presenter: presenter, store: store, now: now)
        presenter.view = list
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }
}
