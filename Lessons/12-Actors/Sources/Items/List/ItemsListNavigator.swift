import HeadlessUIKit

/// Builds the list, and says where it will lead: the form and the detail are not built yet.
final class ItemsListNavigator: Navigator {
    /// The list's screen with its actors, on the items in `store`; the first ones come from `feed`.
    static func makeModule(with store: ItemsStore, feed: ItemsFeed?) -> UIViewController {
        let worker = ItemsListWorker(store: store, feed: feed)
        let navigator = ItemsListNavigator()
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
        pushUnbuilt("ItemsAdd", title: "Add item")
    }

    func gotoDetail(for item: Item) {
        pushUnbuilt("ItemsDetail", title: "Item")
    }
}
