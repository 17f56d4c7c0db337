import Spies

extension ItemsAddProbes {
    /// The module of `made`, rebuilt with a probe on each of its connections.
    static func module(of made: ItemsAddScene, log: MessageLog) -> ItemsAddScene {
        guard let old = made.eventsHandler as? ItemsAddDirector else { return made }
        let navigator = Navigator(from: old, owning: old.navigator, log: log)
        let director = ItemsAddDirector(
            dataManager: DataManager(from: old, owning: old.dataManager, log: log), navigator: navigator)
        let eventsHandler = EventsHandler(from: made, owning: director, log: log)
        let scene = ItemsAddScene(eventsHandler: eventsHandler)

        if old.ui != nil {
            let ui = UI(from: old, watching: { [weak scene] in scene }, log: log)
            eventsHandler.keep(ui)
            director.ui = ui
        }
        if let caller = old.delegate {
            // News travels after the Scene is gone, so this probe lives as long as the Director that sends it.
            let delegate = Delegate(from: old, watching: { [weak caller] in caller }, log: log)
            navigator.keep(delegate)
            director.delegate = delegate
        }
        if let worker = old.dataManager as? ItemsAddWorker, worker.presenter != nil {
            // The Worker holds its presenter while it waits, and with it the Director: so must the probe.
            let presenter = Presenter(from: worker, owning: director, log: log)
            eventsHandler.keep(presenter)
            worker.presenter = presenter
        }
        (old.navigator as? ItemsAddNavigator)?.viewController = scene
        return scene
    }
}
