import Spies

/// The form's module with a probe on each of its connections.
enum ProbedAddItem {
    /// The module of `made`, rebuilt; its data manager and its wireframe stay as they are.
    static func module(of made: AddItemViewController, log: MessageLog) -> AddItemViewController {
        guard let old = made.presenter as? AddItemPresenter, let use = old.interactor as? AddItemInteractor else {
            return made
        }
        let interactor = AddItemInteractor(
            localDataManager: AddItemLocalDataManagerInputProbe(from: use, owning: use.localDataManager, log: log),
            now: use.now)
        let wireFrame = AddItemWireFrameProbe(from: old, owning: old.wireFrame, log: log)
        let presenter = AddItemPresenter(
            interactor: AddItemInteractorInputProbe(from: old, owning: interactor, log: log), wireFrame: wireFrame)
        let input = AddItemPresenterProbe(from: made, owning: presenter, log: log)
        let view = AddItemViewController(presenter: input)

        if old.view != nil {
            let shown = AddItemViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        if use.presenter != nil {
            // The interactor holds its presenter while it waits: so must the probe.
            let output = AddItemInteractorOutputProbe(from: use, owning: presenter, log: log)
            input.keep(output)
            interactor.presenter = output
        }
        if let caller = old.delegate {
            // News travels after the view is gone, so this probe lives as long as the presenter that sends it.
            let delegate = AddItemModuleDelegateProbe(from: old, watching: { [weak caller] in caller }, log: log)
            wireFrame.keep(delegate)
            presenter.delegate = delegate
        }
        (old.wireFrame as? AddItemWireFrame)?.viewController = view
        return view
    }
}
