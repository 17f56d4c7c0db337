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
        let stack = viewController?.navigationController
        let detail = BookDetailWireFrame.makeModule(of: book, store: store, now: now) { [weak stack] view in
            guard let stack, stack.topViewController === view else { return }
            stack.popViewController(animated: true)
        }
        stack?.pushViewController(detail, animated: true)
    }
}
