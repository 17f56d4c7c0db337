import Spies

extension ItemsListProbes {
    /// The module of `made`, rebuilt with a probe on each of its connections.
    static func module(of made: ItemsListScene, log: MessageLog) -> ItemsListScene {
        guard let old = made.eventsHandler as? ItemsListDirector else { return made }
        let director = ItemsListDirector(
            dataManager: DataManager(from: old, owning: old.dataManager, log: log),
            navigator: Navigator(from: old, owning: old.navigator, log: log))
        let eventsHandler = EventsHandler(from: made, owning: director, log: log)
        let scene = ItemsListScene(eventsHandler: eventsHandler)

        if old.ui != nil {
            let ui = UI(from: old, watching: { [weak scene] in scene }, log: log)
            eventsHandler.keep(ui)
            director.ui = ui
        }
        if let worker = old.dataManager as? ItemsListWorker, worker.presenter != nil {
            // A Worker may hold its presenter while it waits, and with it the Director: so must the probe.
            let presenter = Presenter(from: worker, owning: director, log: log)
            eventsHandler.keep(presenter)
            worker.presenter = presenter
        }
        (old.navigator as? ItemsListNavigator)?.viewController = scene
        return scene
    }
}
