import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator: ShelfList_Navigate {
    weak var screen: UIViewController?
    let store: BookStoring
    let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        screen?.push(ShelfDetailNavigator.makeModule(of: book, store: store, now: now, delegate: delegate))
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let scene = ShelfListScene()
        let director = ShelfListDirector(now: now)
        let worker = ShelfListWorker(store: store)
        let navigator = ShelfListNavigator(store: store, now: now)
        navigator.screen = scene
        scene.eventsHandler = director
        director.navigator = navigator
        director.dataManager = worker
        director.ui = scene
        worker.presenter = director
        return scene
    }
}

extension UIViewController {
    /// Opens another screen on the stack that this one is in, if it is in one.
    func push(_ next: UIViewController) {
        navigationController?.pushViewController(next, animated: true)
    }
}
