import Spies

/// The form's actors with a probe on each of its connections.
enum ProbedAddItem {
    /// The screen `made`, rebuilt with its actors; its data manager stays as it is.
    static func module(of made: AddItemViewController, log: MessageLog) -> AddItemViewController {
        guard let old = made.presenter as? AddItemPresenter, let use = old.interactor as? AddItemInteractor else {
            return made
        }
        let interactor = AddItemInteractor(
            localDataManager: AddItemLocalDataManagerInputProbe(from: use, owning: use.localDataManager, log: log),
            now: use.now)
        let presenter = AddItemPresenter(
            interactor: AddItemInteractorInputProbe(from: old, owning: interactor, log: log), onSave: old.onSave)
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
        return view
    }
}
