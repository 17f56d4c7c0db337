import HeadlessUIKit

/// Builds the list, and leads from it to the form and to the detail.
final class ItemsListNavigator: Navigator {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    /// The list's screen with its actors, on the items in `store`; the first ones come from `feed`.
    static func makeModule(with store: ItemsStore, feed: ItemsFeed?) -> UIViewController {
        let worker = ItemsListWorker(store: store, feed: feed)
        let navigator = ItemsListNavigator(store: store)
        let director = ItemsListDirector(dataManager: worker, navigator: navigator)
        let scene = ItemsListScene(eventsHandler: director)

        director.ui = scene
        worker.presenter = director
        navigator.viewController = scene
        return scene
    }
}

// MARK: - Navigate

extension ItemsListNavigator: ItemsList_Navigate {
    func gotoAddItem(with delegate: any ItemsAdd_Delegate) {
        push(ItemsAddNavigator.makeModule(with: store, delegate: delegate))
    }

    func gotoDetail(for item: Item) {
        push(ItemDetailWireFrame.makeModule(item: item))
    }
}
