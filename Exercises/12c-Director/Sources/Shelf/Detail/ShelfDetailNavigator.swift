import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class ShelfDetailNavigator {
    weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(
        of book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfDetail_Delegate
    ) -> UIViewController {
        let navigator = ShelfDetailNavigator(store: store, now: now)
        let director = ShelfDetailDirector(book: book, navigator: navigator, now: now)
        let scene = ShelfDetailScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        navigator.viewController = scene
        return scene
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        let lend = ShelfLendNavigator.makeModule(for: book, store: store, now: now, delegate: delegate)
        viewController?.navigationController?.pushViewController(lend, animated: true)
    }
}
