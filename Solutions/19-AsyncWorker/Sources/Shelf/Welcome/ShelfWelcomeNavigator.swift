import Foundation
import HeadlessUIKit

/// Builds the first screen's module, and leads from it to the list.
final class ShelfWelcomeNavigator {
    private weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    private init(with viewController: UIViewController, store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.viewController = viewController
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let scene = ShelfWelcomeScene()
        let director = ShelfWelcomeDirector()

        scene.eventsHandler = director
        director.navigator = ShelfWelcomeNavigator(with: scene, store: store, now: now)
        return scene
    }
}

extension ShelfWelcomeNavigator: ShelfWelcome_Navigate {
    func gotoList() {
        let list = ShelfListNavigator.makeModule(store: store, now: now)
        viewController?.navigationController?.pushViewController(list, animated: true)
    }
}
