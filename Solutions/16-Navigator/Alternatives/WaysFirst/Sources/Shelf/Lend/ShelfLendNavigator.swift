import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    weak var screen: UIViewController?

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        let navigator = ShelfLendNavigator()
        let director = ShelfLendDirector(book: book, now: now)
        let scene = ShelfLendScene()
        let worker = ShelfLendWorker(store: store)
        scene.eventsHandler = director
        (director.navigator, director.dataManager, director.ui) = (navigator, worker, scene)
        director.delegate = delegate
        worker.presenter = director
        navigator.screen = scene
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
