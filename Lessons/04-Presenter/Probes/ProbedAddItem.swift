import Spies

/// The form's actors with a probe on each seam.
enum ProbedAddItem {
    /// The screen `made`, rebuilt with its presenter; the store stays as it is.
    static func module(of made: AddItemViewController, log: MessageLog) -> AddItemViewController {
        guard let old = made.presenter as? AddItemPresenter else { return made }
        let presenter = AddItemPresenter(
            store: ItemsStoringProbe(from: old, owning: old.store, log: log), onSave: old.onSave)
        let input = AddItemPresenterProbe(from: made, owning: presenter, log: log)
        let view = AddItemViewController(presenter: input)

        if old.view != nil {
            let shown = AddItemViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        return view
    }
}
