import Foundation
import HeadlessUIKit

/// Makes the module for lending, and takes its sheet away again.
final class ShelfLendWireFrame {
    private weak var viewController: UIViewController?

    private init(viewController: UIViewController) {
        self.viewController = viewController
    }

    /// The view for lending `book`, with its actors.
    static func makeModule(
        of book: Book, store: BookStore, now: @escaping @MainActor () -> Date
    ) -> UIViewController {
        let view = ShelfLendView()
        let presenter = ShelfLendPresenter(bookTitle: book.title)
        let interactor = ShelfLendInteractor(bookID: book.id, now: now)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfLendWireFrame(viewController: view)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = ShelfLendLocalDataManager(store: store)
        return view
    }
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    func dismissLend() {
        // A controller over the sheet would be dismissed in its place.
        guard let viewController, viewController.presentedViewController == nil else { return }
        viewController.dismiss(animated: true)
    }
}
