import HeadlessUIKit

/// Builds the welcome screen, and leads from it to the items.
final class GeneralWelcomeNavigator: Navigator {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    /// The screen with its Director and Navigator; `store` is what the items' modules work on.
    static func makeModule(with store: ItemsStore) -> UIViewController {
        let navigator = GeneralWelcomeNavigator(store: store)
        let director = GeneralWelcomeDirector(navigator: navigator)
        let scene = GeneralWelcomeScene(eventsHandler: director)
        navigator.viewController = scene
        return scene
    }
}

// MARK: - Navigate

extension GeneralWelcomeNavigator: GeneralWelcome_Navigate {
    func gotoItems() {
        push(ItemsListNavigator.makeModule(with: store))
    }
}
