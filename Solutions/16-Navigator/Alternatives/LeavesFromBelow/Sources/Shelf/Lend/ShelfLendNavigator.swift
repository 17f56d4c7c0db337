import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    private weak var viewController: UIViewController?

    private init(with viewController: UIViewController) {
        self.viewController = viewController
    }

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        let scene = ShelfLendScene()
        let worker = ShelfLendWorker(store: store)
        let director = ShelfLendDirector(book: book, now: now)

        scene.eventsHandler = director
        director.ui = scene
        director.dataManager = worker
        director.navigator = ShelfLendNavigator(with: scene)
        director.delegate = delegate
        worker.presenter = director
        return scene
    }
}

extension ShelfLendNavigator: ShelfLend_Navigate {
    func goBack() {
        guard let viewController, let stack = viewController.navigationController else { return }
        stack.setViewControllers(stack.viewControllers.filter { $0 !== viewController }, animated: true)
    }
}
