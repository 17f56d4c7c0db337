/// Builds the welcome screen for SwiftUI, and leads from it to the items.
final class GeneralWelcomePath: PagePath {
    let store: ItemsStore
    let feed: ItemsFeed?

    init(store: ItemsStore, feed: ItemsFeed?) {
        self.store = store
        self.feed = feed
    }

    /// The screen with its Director and Navigator; `store` and `feed` are what the items' modules work on.
    static func makeModule(with store: ItemsStore, feed: ItemsFeed?) -> Page {
        let navigator = GeneralWelcomePath(store: store, feed: feed)
        let director = GeneralWelcomeDirector(navigator: navigator)
        let page = Page(.welcome(GeneralWelcomeState(eventsHandler: director)))
        navigator.page = page
        return page
    }
}

// MARK: - Navigate

extension GeneralWelcomePath: GeneralWelcome_Navigate {
    func gotoItems() {
        push(ItemsListPath.makeModule(with: store, feed: feed))
    }
}
