import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class ShelfDetailNavigator {
    private weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    private init(with viewController: UIViewController, store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func makeModule(
        of book: Book, store: BookStoring, now: @escaping @MainActor () -> Date,
        onChange: @escaping () -> Void
    ) -> UIViewController {
        let scene = ShelfDetailScene()
        let director = ShelfDetailDirector(book: book, now: now)

        scene.eventsHandler = director
        director.ui = scene
        director.navigator = ShelfDetailNavigator(with: scene, store: store, now: now)
        director.onChange = onChange
        return scene
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        let lend = ShelfLendNavigator.makeModule(for: book, store: store, now: now, delegate: delegate)
        viewController?.navigationController?.pushViewController(lend, animated: true)
    }
}
