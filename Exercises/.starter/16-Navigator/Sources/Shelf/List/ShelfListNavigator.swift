import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator {
    // TODO(16.5): whoever leaves the list lets go of all of it. Who owns whom?
    private var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    private init(with viewController: UIViewController, store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        // TODO(16.1): make the actors of the list, and connect them.
        ShelfListScene()
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        // TODO(16.2): open this book, and let it have what it needs.
        // TODO(16.6): know of another module what a Navigator may know, and no more.
        viewController?.navigationController?.pushViewController(ShelfDetailScene(), animated: true)
    }
}
