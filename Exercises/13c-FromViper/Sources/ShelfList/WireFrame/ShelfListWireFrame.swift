import Foundation
import HeadlessUIKit

/// Makes the list's module, and opens a book from there.
final class ShelfListWireFrame {
    private weak var viewController: UIViewController?
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    /// The list's view with its actors.
    static func makeModule(store: BookStore, now: @escaping @MainActor () -> Date) -> UIViewController {
        let view = ShelfListView()
        let presenter = ShelfListPresenter()
        let interactor = ShelfListInteractor(now: now)
        let localDatamanager = ShelfListLocalDataManager(store: store)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfListWireFrame(viewController: view, store: store, now: now)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = localDatamanager
        localDatamanager.interactor = interactor
        return view
    }
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        // TODO(13c.6): open the module that is now in VIPER-S.
        let detail = BookDetailWireFrame.makeModule(of: book, store: store, now: now)
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
