import Foundation
import HeadlessUIKit

/// Builds the module of the reservations, and leads back from it.
final class ShelfReserveNavigator {
    weak var viewController: UIViewController?

    static func makeModule(
        for book: Book, store: ReservationStoring, delegate: ShelfReserve_Delegate
    ) -> UIViewController {
        let worker = ShelfReserveWorker(store: store)
        let navigator = ShelfReserveNavigator()
        let director = ShelfReserveDirector(book: book, dataManager: worker, navigator: navigator)
        let scene = ShelfReserveScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

extension ShelfReserveNavigator: ShelfReserve_Navigate {
    func goBack() {
        // A screen on top of this one stays, because this module didn't push it.
        guard let viewController, let stack = viewController.navigationController,
            stack.topViewController === viewController
        else { return }
        stack.popViewController(animated: true)
    }
}
