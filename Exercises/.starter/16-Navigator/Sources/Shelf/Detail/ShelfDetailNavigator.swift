import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class ShelfDetailNavigator {
    private var viewController: UIViewController?

    private init(with viewController: UIViewController) {
        self.viewController = viewController
    }

    static func makeModule(
        of book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfDetail_Delegate
    ) -> UIViewController {
        // TODO(16.1): make the actors of a book, and connect them.
        // TODO(16.4): whom does a book's screen tell that the book has changed?
        ShelfDetailScene()
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        // TODO(16.2): open lending for this book, and let it have what it needs.
        viewController?.navigationController?.pushViewController(ShelfLendScene(), animated: true)
    }
}
