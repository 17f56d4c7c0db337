/// Builds the form for SwiftUI, and leads back from it.
final class ItemsAddPath: PagePath {
    /// The form's page with its actors; `delegate` is told when an item was stored.
    static func makeModule(with store: ItemsStore, delegate: any ItemsAdd_Delegate) -> Page {
        let worker = ItemsAddWorker(store: store)
        let navigator = ItemsAddPath()
        let director = ItemsAddDirector(dataManager: worker, navigator: navigator)
        let state = ItemsAddState(eventsHandler: director)
        let page = Page(.add(state))

        director.ui = state
        director.delegate = delegate
        worker.presenter = director
        navigator.page = page
        return page
    }
}

// MARK: - Navigate

extension ItemsAddPath: ItemsAdd_Navigate {
    func goBack() {
        pop()
    }
}
