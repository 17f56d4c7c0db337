import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator {
    private weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    private init(with viewController: UIViewController, store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let scene = ShelfListScene()
        let navigator = ShelfListNavigator(with: scene, store: store, now: now)
        let worker = ShelfListWorker(store: store)
        let director = ShelfListDirector(now: now)

        scene.eventsHandler = director
        director.ui = scene
        director.dataManager = worker
        director.navigator = navigator
        worker.presenter = director
        return scene
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, then onChange: @escaping () -> Void) {
        let detail = ShelfDetailNavigator.makeModule(of: book, store: store, now: now, onChange: onChange)
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
