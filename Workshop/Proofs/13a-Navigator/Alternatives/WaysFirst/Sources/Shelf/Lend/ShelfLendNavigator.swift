import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    weak var screen: UIViewController?

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        let (worker, navigator) = (ShelfLendWorker(store: store), ShelfLendNavigator())
        let director = ShelfLendDirector(book: book, dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfLendScene(eventsHandler: director)
        (navigator.screen, worker.presenter) = (scene, director)
        (director.ui, director.delegate) = (scene, delegate)
        return scene
    }
}

extension ShelfLendNavigator: ShelfLend_Navigate {
    func goBack() {
        guard let screen, let stack = screen.navigationController, stack.topViewController === screen,
            let below = stack.viewControllers.dropLast().last
        else { return }
        stack.popToViewController(below, animated: true)
    }
}
