import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    weak var viewController: UIViewController?

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        let worker = ShelfLendWorker(store: store)
        let navigator = ShelfLendNavigator()
        let director = ShelfLendDirector(book: book, dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfLendScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

extension ShelfLendNavigator: ShelfLend_Navigate {
    func goBack() {
        // A screen on top of this one stays, because this module didn't push it.
        guard let viewController, let stack = viewController.navigationController,
            stack.topViewController === viewController
        else { return }
        stack.popViewController(animated: true)
    }
}
