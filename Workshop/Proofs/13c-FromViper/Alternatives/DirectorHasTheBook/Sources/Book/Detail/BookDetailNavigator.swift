import Foundation
import HeadlessUIKit

/// Makes a book's module, and leads from there to lending and back.
final class BookDetailNavigator {
    weak var viewController: UIViewController?

    private let store: BookStore
    private let now: @MainActor () -> Date

    init(store: BookStore, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(
        of book: Book, store: BookStore, now: @escaping @MainActor () -> Date
    ) -> UIViewController {
        let worker = BookDetailWorker(bookID: book.id, store: store)
        let navigator = BookDetailNavigator(store: store, now: now)
        let director = BookDetailDirector(book: book, dataManager: worker, navigator: navigator, now: now)
        let scene = BookDetailScene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

extension BookDetailNavigator: BookDetail_Navigate {
    func gotoLend(_ book: Book) {
        // Lending is still in VIPER: its wireframe makes the module, as this Navigator does here.
        let lend = ShelfLendWireFrame.makeModule(of: book, store: store, now: now)
        viewController?.present(UINavigationController(rootViewController: lend), animated: true)
    }

    func goBack() {
        // A screen that was pushed on top while the store was at work stays, because this module didn't push it.
        guard let viewController, let stack = viewController.navigationController,
            stack.topViewController === viewController
        else { return }
        stack.popViewController(animated: true)
    }
}
