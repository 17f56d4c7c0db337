/// Builds the list for SwiftUI, and leads from it to the form and to the detail.
final class ItemsListPath: PagePath {
    let store: ItemsStore

    init(store: ItemsStore) {
        self.store = store
    }

    /// The list's page with its actors, on the items in `store`; the first ones come from `feed`.
    static func makeModule(with store: ItemsStore, feed: ItemsFeed?) -> Page {
        let worker = ItemsListWorker(store: store, feed: feed)
        let navigator = ItemsListPath(store: store)
        let director = ItemsListDirector(dataManager: worker, navigator: navigator)
        let state = ItemsListState(eventsHandler: director)
        let page = Page(.list(state))

        director.ui = state
        worker.presenter = director
        navigator.page = page
        return page
    }
}

// MARK: - Navigate

extension ItemsListPath: ItemsList_Navigate {
    func gotoAddItem(with delegate: any ItemsAdd_Delegate) {
        push(ItemsAddPath.makeModule(with: store, delegate: delegate))
    }

    func gotoDetail(for item: Item) {
        push(ItemsDetailPath.makeModule(with: item))
    }
}
