import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListWireFrame {
    private weak var viewController: UIViewController?
    private let store: BookStore
    private let library: any Library
    private let now: @MainActor () -> Date

    private init(
        viewController: UIViewController, store: BookStore, library: any Library, now: @escaping @MainActor () -> Date
    ) {
        self.viewController = viewController
        self.store = store
        self.library = library
        self.now = now
    }

    /// The list's view with its actors.
    static func makeModule(
        store: BookStore, library: any Library, now: @escaping @MainActor () -> Date
    ) -> UIViewController {
        let view = ShelfListView()
        let presenter = ShelfListPresenter()
        let interactor = ShelfListInteractor(now: now)
        let localDatamanager = ShelfListLocalDataManager(store: store)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfListWireFrame(
            viewController: view, store: store, library: library, now: now)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = localDatamanager
        localDatamanager.interactor = interactor
        return view
    }
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        let detail = BookDetailWireFrame.makeModule(of: book, store: store, library: library, now: now)
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
