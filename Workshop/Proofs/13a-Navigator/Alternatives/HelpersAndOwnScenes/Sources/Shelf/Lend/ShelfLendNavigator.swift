import Foundation
import HeadlessUIKit

/// Builds the module for lending, and leads back from it.
final class ShelfLendNavigator {
    private weak var scene: ShelfLendScene?

    static func makeModule(
        for book: Book, store: BookStoring, now: @escaping @MainActor () -> Date, delegate: ShelfLend_Delegate
    ) -> UIViewController {
        let navigator = ShelfLendNavigator()
        let worker = ShelfLendWorker(store: store)
        let director = ShelfLendDirector(book: book, dataManager: worker, navigator: navigator, now: now)
        director.delegate = delegate
        worker.presenter = director
        let scene = ShelfLendScene(eventsHandler: director)
        director.ui = scene
        navigator.scene = scene
        return scene
    }
}

extension ShelfLendNavigator: ShelfLend_Navigate {
    func goBack() {
        guard let scene, scene.navigationController?.topViewController == scene else { return }
        scene.navigationController?.popViewController(animated: true)
    }
}
