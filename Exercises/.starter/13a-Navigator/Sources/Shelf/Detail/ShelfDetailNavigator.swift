import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class ShelfDetailNavigator {
    var viewController: UIViewController?
    // TODO(13a.6): keep what your way needs and is not told, and nothing else.
    private var book: Book?

    static func makeModule(
        of book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfDetail_Delegate
    ) -> UIViewController {
        // TODO(13a.1): create a book's actors, and connect them.
        // TODO(13a.4): which module does a book's screen tell that the book has changed?
        UIViewController()
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        // TODO(13a.2): open lending for this book, and let it have what it needs.
        self.book = book
        viewController?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
