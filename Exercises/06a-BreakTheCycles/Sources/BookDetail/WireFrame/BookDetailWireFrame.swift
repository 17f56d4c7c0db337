import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class BookDetailWireFrame {
    private weak var viewController: UIViewController?
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func presentBookDetailModule(
        of book: Book, from viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date
    ) {
        let view = BookDetailView()
        let presenter = BookDetailPresenter()
        let interactor = BookDetailInteractor(book: book, now: now)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = BookDetailWireFrame(viewController: view, store: store, now: now)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = BookDetailLocalDataManager(bookID: book.id, store: store)

        viewController.navigationController?.pushViewController(view, animated: true)
    }
}

extension BookDetailWireFrame: BookDetailWireFrameProtocol {
    func presentLend(of book: Book) {
        guard let viewController else { return }
        ShelfLendWireFrame.presentShelfLendModule(of: book, from: viewController, store: store, now: now)
    }
}
