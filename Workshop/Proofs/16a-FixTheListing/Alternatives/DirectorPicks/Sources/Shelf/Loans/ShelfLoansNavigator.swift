import Foundation
import HeadlessUIKit

/// Builds the module of loans, and leads back from it.
final class ShelfLoansNavigator {
    private weak var viewController: UIViewController?

    private init(with viewController: UIViewController) {
        self.viewController = viewController
    }

    static func makeModule(
        store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLoans_Delegate
    ) -> UIViewController {
        let scene = ShelfLoansScene()
        let worker = ShelfLoansWorker(store: store)
        let director = ShelfLoansDirector(now: now)

        scene.eventsHandler = director
        director.ui = scene
        director.dataManager = worker
        director.navigator = ShelfLoansNavigator(with: scene)
        director.delegate = delegate
        worker.presenter = director
        return scene
    }
}

extension ShelfLoansNavigator: ShelfLoans_Navigate {
    func goBack() {
        viewController?.dismiss(animated: true)
    }
}
