import Foundation
import HeadlessUIKit

/// Builds the list's module with the stack that it lies in, and leads from it to a book.
final class ShelfListWireFrame {
    private weak var stack: UINavigationController?
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(stack: UINavigationController, store: BookStore, now: @escaping @MainActor () -> Date) {
        self.stack = stack
        self.store = store
        self.now = now
    }

    /// Shows the list in a window, at the bottom of a stack.
    static func show(in window: UIWindow, store: BookStore, now: @escaping @MainActor () -> Date) {
        let view = ShelfListView()
        let stack = UINavigationController(rootViewController: view)
        let presenter = ShelfListPresenter()
        let interactor = ShelfListInteractor(now: now)
        let localDatamanager = ShelfListLocalDataManager(store: store)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfListWireFrame(stack: stack, store: store, now: now)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = localDatamanager
        localDatamanager.interactor = interactor
        window.rootViewController = stack
    }
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        let detail = BookDetailWireFrame.makeModule(of: book, store: store, now: now)
        stack?.pushViewController(detail, animated: true)
    }
}
