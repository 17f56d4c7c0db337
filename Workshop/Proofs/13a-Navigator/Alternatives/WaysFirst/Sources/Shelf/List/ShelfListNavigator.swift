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
        let navigator = ShelfListNavigator(store: store, now: now)
        let worker = ShelfListWorker(store: store)
        let director = ShelfListDirector(dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfListScene(eventsHandler: director)
        navigator.screen = scene
        worker.presenter = director
        director.ui = scene
        return scene
    }

    private func push(_ next: UIViewController) {
        screen?.navigationController?.pushViewController(next, animated: true)
    }
}
