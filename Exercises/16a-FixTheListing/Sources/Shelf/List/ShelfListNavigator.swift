import Foundation
import HeadlessUIKit

/// Builds the list's module, and leads from it to a book and to the loans.
final class ShelfListNavigator {
    weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let worker = ShelfListWorker(store: store)
        let navigator = ShelfListNavigator(store: store, now: now)
        let director = ShelfListDirector(dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfListScene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

extension ShelfListNavigator: ShelfList_Navigate {
    func gotoDetail(of book: Book, with delegate: ShelfDetail_Delegate) {
        let detail = ShelfDetailNavigator.makeModule(of: book, store: store, now: now, delegate: delegate)
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }

    func gotoLoans(with delegate: ShelfLoans_Delegate) {
        let loans = ShelfLoansNavigator.makeModule(store: store, now: now, delegate: delegate)
        viewController?.present(UINavigationController(rootViewController: loans), animated: true)
    }
}
