import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendWireFrame {
    private weak var viewController: UIViewController?

    private init(viewController: UIViewController) {
        self.viewController = viewController
    }

    static func presentShelfLendModule(
        of book: Book, from viewController: UIViewController, store: BookStore, now: @escaping @MainActor () -> Date
    ) {
        let view = ShelfLendView()
        let presenter = ShelfLendPresenter(bookTitle: book.title)
        let interactor = ShelfLendInteractor(bookID: book.id, now: now)

        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = ShelfLendWireFrame(viewController: view)
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = ShelfLendLocalDataManager(store: store)

        viewController.navigationController?.pushViewController(view, animated: true)
    }
}

extension ShelfLendWireFrame: ShelfLendWireFrameProtocol {
    /// Takes its own screen off the stack, and no other one.
    func goBack() {
        guard let viewController, let navigation = viewController.navigationController,
            navigation.topViewController === viewController
        else { return }
        navigation.popViewController(animated: true)
    }
}
