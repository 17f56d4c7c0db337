import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending and back to where it came from.
final class BookDetailWireFrame: WireFrame {
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(store: BookStore, now: @escaping @MainActor () -> Date) {
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
        let wireFrame = BookDetailWireFrame(store: store, now: now)

        wireFrame.viewController = view
        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = BookDetailLocalDataManager(bookID: book.id, store: store)
        return view
    }
}

extension BookDetailWireFrame: BookDetailWireFrameProtocol {
    func presentLend(of book: Book) {
        presentSheet(ShelfLendWireFrame.makeModule(of: book, store: store, now: now))
    }

    func goBack() {
        pop()
    }
}
