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
    ///   - window: the window of the app; a scene delegate passes that of its scene.
    public static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        launch(storingIn: folder, now: now, library: DemoLibrary.url, session: DemoLibrary.session, in: window)
    }

    /// Starts the app with the library at that address, reached through that session.
    static func launch(
        storingIn folder: URL, now: @escaping @MainActor () -> Date, library: URL, session: URLSession,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let list = shelf(store: BooksStore(folder: folder), now: now, library: library, session: session)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        return window
    }

    /// The list with its actors, connected.
    private static func shelf(
        store: BooksStore, now: @escaping @MainActor () -> Date, library: URL, session: URLSession
    ) -> ShelfViewController {
        let api = ShelfAPIDataManager(url: library, session: session)
        let local = ShelfLocalDataManager(store: store)
        let interactor = ShelfInteractor(apiDataManager: api, localDataManager: local, now: now)
        let presenter = ShelfPresenter()
        (presenter.interactor, interactor.presenter) = (interactor, presenter)
        let view = ShelfViewController(presenter: presenter, store: store, now: now)
        presenter.view = view
        return view
    }
}
