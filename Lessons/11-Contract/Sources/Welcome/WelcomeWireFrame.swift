import Foundation
import HeadlessUIKit

/// Builds the greeting, and leads from it to the list.
final class WelcomeWireFrame: WireFrame {
    let store: ItemsStore
    let feed: URL?

    init(store: ItemsStore, feed: URL?) {
        self.store = store
        self.feed = feed
    }

    /// The greeting's view with its actors; `store` and `feed` are for the list that it leads to.
    static func makeModule(store: ItemsStore, feed: URL?) -> UIViewController {
        let wireFrame = WelcomeWireFrame(store: store, feed: feed)
        let presenter = WelcomePresenter(wireFrame: wireFrame)
        let view = WelcomeViewController(presenter: presenter)

        wireFrame.viewController = view
        return view
    }
}

// MARK: - From the presenter

extension WelcomeWireFrame: GeneralWelcome_Navigate {
    func gotoItems() {
        push(ItemsWireFrame.makeModule(store: store, feed: feed))
    }
}
