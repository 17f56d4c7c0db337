import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator {
    // TODO(13a.5): a list that the user leaves is freed with its whole module. Which actor owns which?
    var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        // TODO(13a.1): create the list's actors, and connect them.
        UIViewController()
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        // TODO(13a.2): open this book, and let it have what it needs.
        viewController?.navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
