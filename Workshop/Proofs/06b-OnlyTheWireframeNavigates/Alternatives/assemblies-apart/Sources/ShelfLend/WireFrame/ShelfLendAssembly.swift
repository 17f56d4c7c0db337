import Foundation
import HeadlessUIKit

/// Makes the module for lending.
enum ShelfLendAssembly {
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
