import Foundation
import HeadlessUIKit

/// Makes a book's module, and leads from there to lending and back.
final class BookDetailWireFrame {
    private weak var viewController: UIViewController?
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    /// The view of `book` with its actors.
    static func makeModule(
        of book: Book, store: BookStore, now: @escaping @MainActor () -> Date
    ) -> UIViewController {
        let view = BookDetailView()
        let presenter = BookDetailPresenter()
        let interactor = BookDetailInteractor(book: book, now: now)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = BookDetailWireFrame(viewController: view, store: store, now: now)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = BookDetailLocalDataManager(bookID: book.id, store: store)
        return view
    }
}

extension BookDetailWireFrame: BookDetailWireFrameProtocol {
    func presentLend(of book: Book) {
        let lend = ShelfLendWireFrame.makeModule(of: book, store: store, now: now)
        viewController?.present(UINavigationController(rootViewController: lend), animated: true)
    }

    func goBack() {
        // A screen that was pushed on top while the store was at work stays, because this module didn't push it.
        guard let stack = viewController?.navigationController, stack.topViewController === viewController else {
            return
        }
        stack.popViewController(animated: true)
    }
}
