import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    var viewController: UIViewController?

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        // TODO(13a.1): create the actors for lending, and connect them.
        // TODO(13a.4): which module does lending tell that a book was lent?
        UIViewController()
    }
}

extension ShelfLendNavigator: ShelfLend_Navigate {
    func goBack() {
        // TODO(13a.3): leave this screen, and no other.
        viewController?.navigationController?.popToRootViewController(animated: true)
    }
}
