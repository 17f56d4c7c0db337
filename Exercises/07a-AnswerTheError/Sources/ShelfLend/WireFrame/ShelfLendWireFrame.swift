import Foundation
import HeadlessUIKit

/// Builds the module for lending, and takes its sheet away.
final class ShelfLendWireFrame {
    private weak var viewController: UIViewController?

    private init(viewController: UIViewController) {
        self.viewController = viewController
    }

    /// The view for lending `book`, with its actors.
    static func makeModule(of book: Book, store: BookStore, library: any Library) -> UIViewController {
        let view = ShelfLendView()
        let presenter = ShelfLendPresenter(bookTitle: book.title)
        let interactor = ShelfLendInteractor(bookID: book.id)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfLendWireFrame(viewController: view)
        presenter.interactor = interactor
        interactor.apiDatamanager = ShelfLendAPIDataManager(library: library)
        interactor.localDatamanager = ShelfLendLocalDataManager(store: store)
        return view
    }
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    func dismissLend() {
        viewController?.dismiss(animated: true)
    }
}
