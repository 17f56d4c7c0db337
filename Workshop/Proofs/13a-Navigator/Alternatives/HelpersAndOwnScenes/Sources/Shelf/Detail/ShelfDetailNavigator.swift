import Foundation
import HeadlessUIKit

/// Builds a book's module, and leads from it to lending.
final class ShelfDetailNavigator {
    private weak var scene: ShelfDetailScene?
    private let makeLend: @MainActor (Book, ShelfLend_Delegate) -> UIViewController

    init(makeLend: @escaping @MainActor (Book, ShelfLend_Delegate) -> UIViewController) {
        self.makeLend = makeLend
    }

    static func makeModule(
        of book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfDetail_Delegate
    ) -> UIViewController {
        let navigator = ShelfDetailNavigator { book, delegate in
            ShelfLendNavigator.makeModule(for: book, store: store, now: now, delegate: delegate)
        }
        let director = ShelfDetailDirector(book: book, navigator: navigator, now: now)
        director.delegate = delegate
        let scene = ShelfDetailScene(eventsHandler: director)
        director.ui = scene
        navigator.scene = scene
        return scene
    }
}

extension ShelfDetailNavigator: ShelfDetail_Navigate {
    func gotoLend(_ book: Book, with delegate: ShelfLend_Delegate) {
        scene?.navigationController?.pushViewController(makeLend(book, delegate), animated: true)
    }
}
