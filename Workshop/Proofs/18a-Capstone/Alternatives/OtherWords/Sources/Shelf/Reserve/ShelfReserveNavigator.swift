import Foundation
import HeadlessUIKit

/// Builds the module of the reservations, and leads back from it.
final class ShelfReserveNavigator {
    private weak var viewController: UIViewController?

    private init(with viewController: UIViewController) {
        self.viewController = viewController
    }

    static func makeModule(
        for book: Book, store: ReservationStoring, delegate: ShelfReserve_Delegate
    ) -> UIViewController {
        let scene = ShelfReserveScene()
        let worker = ShelfReserveWorker(store: store)
        let director = ShelfReserveDirector(book: book)

        scene.eventsHandler = director
        director.ui = scene
        director.dataManager = worker
        director.navigator = ShelfReserveNavigator(with: scene)
        director.delegate = delegate
        worker.presenter = director
        return scene
    }
}

extension ShelfReserveNavigator: ShelfReserve_Navigate {
    func gotoBook() {
        // A screen on top of this one stays, because this module didn't push it.
        guard let viewController, let stack = viewController.navigationController,
            stack.topViewController === viewController
        else { return }
        stack.popViewController(animated: true)
    }
}
