import Foundation
import HeadlessUIKit

/// Builds the first screen's module, and leads from it to the list.
final class ShelfWelcomeNavigator {
    weak var viewController: UIViewController?
    private let store: BookStoring
    private let now: @MainActor () -> Date

    init(store: BookStoring, now: @escaping @MainActor () -> Date) {
        self.store = store
        self.now = now
    }

    static func makeModule(store: BookStoring, now: @escaping @MainActor () -> Date) -> UIViewController {
        let navigator = ShelfWelcomeNavigator(store: store, now: now)
        let director = ShelfWelcomeDirector(navigator: navigator)
        let scene = ShelfWelcomeScene(eventsHandler: director)

        navigator.viewController = scene
        return scene
    }
}

extension ShelfWelcomeNavigator: ShelfWelcome_Navigate {
    func gotoList() {
        let list = ShelfListNavigator.makeModule(store: store, now: now)
        viewController?.navigationController?.pushViewController(list, animated: true)
    }
}
