import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book.
final class ShelfListNavigator {
    private weak var scene: ShelfListScene?
    private let store: any BookStoring
    private let now: @MainActor () -> Date

    init(store: any BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let (navigator, worker) = (ShelfListNavigator(store: store, now: now), ShelfListWorker(store: store))
        let director = ShelfListDirector(dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfListScene(eventsHandler: director)
        connect(director, with: scene, worker)
        navigator.scene = scene
        return scene
    }

    private static func connect(
        _ director: ShelfListDirector, with scene: ShelfListScene, _ worker: ShelfListWorker
    ) {
        worker.presenter = director
        director.ui = scene
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        push(ShelfDetailNavigator.makeModule(of: book, store: store, now: now, delegate: delegate))
    }

    private func push(_ next: UIViewController) {
        guard let stack = scene?.navigationController else { return }
        stack.pushViewController(next, animated: true)
    }
}
