import Spies

/// The detail's module with a probe on each of its connections.
enum ProbedItemDetail {
    /// The module of `made`, rebuilt.
    static func module(of made: ItemDetailViewController, log: MessageLog) -> ItemDetailViewController {
        guard let old = made.presenter as? ItemDetailPresenter else { return made }
        let presenter = ItemDetailPresenter(item: old.item)
        let input = ItemDetailPresenterProbe(from: made, owning: presenter, log: log)
        let view = ItemDetailViewController(presenter: input)

        if old.view != nil {
            let shown = ItemDetailViewProbe(from: old, watching: { [weak view] in view }, log: log)
            input.keep(shown)
            presenter.view = shown
        }
        return view
    }
}
