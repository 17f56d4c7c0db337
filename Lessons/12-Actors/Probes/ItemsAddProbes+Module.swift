import Spies

extension ItemsAddProbes {
    /// The form's module, rebuilt with a probe on each role; its data manager and its wireframe stay as they are.
    static func module(of made: AddItemViewController, log: MessageLog) -> AddItemViewController {
        guard let old = made.presenter as? AddItemPresenter, let use = old.interactor as? AddItemInteractor else {
            return made
        }
        let interactor = AddItemInteractor(localDataManager: use.localDataManager, now: use.now)
        let navigator = Navigator(from: old, owning: old.wireFrame, log: log)
        let presenter = AddItemPresenter(
            interactor: DataManager(from: old, owning: interactor, log: log), wireFrame: navigator)
        let eventsHandler = EventsHandler(from: made, owning: presenter, log: log)
        let view = AddItemViewController(presenter: eventsHandler)

        if old.view != nil {
            let ui = UI(from: old, watching: { [weak view] in view }, log: log)
            eventsHandler.keep(ui)
            presenter.view = ui
        }
        if use.presenter != nil {
            // The interactor holds its presenter while it waits: so must the probe.
            let output = Presenter(from: use, owning: presenter, log: log)
            eventsHandler.keep(output)
            interactor.presenter = output
        }
        if let caller = old.delegate {
            // News travels after the view is gone, so this probe lives as long as the presenter that sends it.
            let delegate = Delegate(from: old, watching: { [weak caller] in caller }, log: log)
            navigator.keep(delegate)
            presenter.delegate = delegate
        }
        (old.wireFrame as? AddItemWireFrame)?.viewController = view
        return view
    }
}
