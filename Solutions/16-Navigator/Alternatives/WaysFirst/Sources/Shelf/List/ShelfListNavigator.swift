import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator {
    weak var screen: UIViewController?
    let store: BookStoring
    let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        push(ShelfDetailNavigator.makeModule(of: book, store: store, now: now, delegate: delegate))
    }
}

// MARK: - Making

extension ShelfListNavigator {
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

    private func push(_ next: UIViewController) {
        screen?.navigationController?.pushViewController(next, animated: true)
    }
}
