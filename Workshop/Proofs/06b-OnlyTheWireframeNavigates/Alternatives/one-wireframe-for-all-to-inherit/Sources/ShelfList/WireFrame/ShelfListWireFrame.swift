import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListWireFrame: WireFrame {
    private let store: BookStore
    private let now: @MainActor () -> Date

    private init(store: BookStore, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    /// The list's view with its actors.
    static func makeModule(store: BookStore, now: @escaping @MainActor () -> Date) -> UIViewController {
        let view = ShelfListView()
        let presenter = ShelfListPresenter()
        let interactor = ShelfListInteractor(now: now)
        let localDatamanager = ShelfListLocalDataManager(store: store)
        let wireFrame = ShelfListWireFrame(store: store, now: now)

        wireFrame.viewController = view
        view.presenter = presenter
        presenter.view = view
        presenter.wireFrame = wireFrame
        presenter.interactor = interactor
        interactor.presenter = presenter
        interactor.localDatamanager = localDatamanager
        localDatamanager.interactor = interactor
        return view
    }
}

extension ShelfListWireFrame: ShelfListWireFrameProtocol {
    func presentBookDetail(of book: Book) {
        push(BookDetailWireFrame.makeModule(of: book, store: store, now: now))
    }
}
