/// Builds the form for a new item, and leads back from it.
final class ItemsAddNavigator: Navigator {
    /// The form's screen with its actors; `delegate` is told when an item was stored.
    static func makeModule(with store: ItemsStore, delegate: any ItemsAdd_Delegate) -> TerminalScreen {
        let worker = ItemsAddWorker(store: store)
        let navigator = ItemsAddNavigator()
        let director = ItemsAddDirector(dataManager: worker, navigator: navigator)
        let scene = ItemsAddScene(eventsHandler: director)

        director.ui = scene
        director.delegate = delegate
        worker.presenter = director
        navigator.screen = scene
        return scene
    }
}

// MARK: - Navigate

extension ItemsAddNavigator: ItemsAdd_Navigate {
    func goBack() {
        pop()
    }
}
