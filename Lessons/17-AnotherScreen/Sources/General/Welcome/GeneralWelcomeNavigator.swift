/// Builds the welcome screen, and leads from it to the items.
final class GeneralWelcomeNavigator: Navigator {
    let store: ItemsStore
    let feed: ItemsFeed?

    init(store: ItemsStore, feed: ItemsFeed?) {
        self.store = store
        self.feed = feed
    }

    /// The screen with its Director and Navigator; `store` and `feed` are what the items' modules work on.
    static func makeModule(with store: ItemsStore, feed: ItemsFeed?) -> TerminalScreen {
        let navigator = GeneralWelcomeNavigator(store: store, feed: feed)
        let director = GeneralWelcomeDirector(navigator: navigator)
        let scene = GeneralWelcomeScene(eventsHandler: director)
        navigator.screen = scene
        return scene
    }
}

// MARK: - Navigate

extension GeneralWelcomeNavigator: GeneralWelcome_Navigate {
    func gotoItems() {
        push(ItemsListNavigator.makeModule(with: store, feed: feed))
    }
}
