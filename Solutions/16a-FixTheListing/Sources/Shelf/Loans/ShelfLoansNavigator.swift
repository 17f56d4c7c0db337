import Foundation
import HeadlessUIKit

/// Builds the module of loans, and leads back from it.
final class ShelfLoansNavigator {
    weak var viewController: UIViewController?

    static func makeModule(
        store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLoans_Delegate
    ) -> UIViewController {
        let worker = ShelfLoansWorker(store: store)
        let navigator = ShelfLoansNavigator()
        let director = ShelfLoansDirector(dataManager: worker, navigator: navigator, now: now)
        let scene = ShelfLoansScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

extension ShelfLoansNavigator: ShelfLoans_Navigate {
    func goBack() {
        viewController?.dismiss(animated: true)
    }
}
