import Spies

/// The list's actors with a probe on each seam.
enum ProbedItems {
    /// The screen `made`, rebuilt with its presenter; the services stay as they are.
    static func module(of made: ItemsViewController, log: MessageLog) -> ItemsViewController {
        guard let old = made.presenter as? ItemsPresenter else { return made }
        let presenter = ItemsPresenter(
            store: ItemsStoringProbe(from: old, owning: old.store, log: log),
            feed: old.feed.map { ItemsFeedingProbe(from: old, owning: $0, log: log) })
        let input = ItemsPresenterProbe(from: made, owning: presenter, log: log)
        let view = ItemsViewController(presenter: input, store: made.store)

        if old.view != nil {
            let shown = ItemsViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        return view
    }
}
