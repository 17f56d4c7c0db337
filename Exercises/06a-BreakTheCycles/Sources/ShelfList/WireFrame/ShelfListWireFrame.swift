import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListWireFrame {
    private weak var viewController: UIViewController?
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func presentShelfListModule(in window: UIWindow, store: BookStore, now: @escaping @MainActor () -> Date) {
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

        window.rootViewController = UINavigationController(rootViewController: view)
    }
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        guard let viewController else { return }
        BookDetailWireFrame.presentBookDetailModule(of: book, from: viewController, store: store, now: now)
    }
}
