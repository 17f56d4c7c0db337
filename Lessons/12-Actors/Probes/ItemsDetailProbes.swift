import HeadlessUIKit
import Spies

/// A probe for each role of the detail.
enum ItemsDetailProbes {
    final class UI: Probe<any ItemsDetail_DisplayUI>, ItemsDetail_DisplayUI {
        func display(name: String) { pass(name) { $0.display(name: name) } }
        func display(state: String, color: UIColor) { pass(state, color) { $0.display(state: state, color: color) } }
        func display(date: String) { pass(date) { $0.display(date: date) } }
    }

    final class EventsHandler: Probe<any ItemsDetail_HandleUIEvents>, ItemsDetail_HandleUIEvents {
        func onUIReady() { pass { $0.onUIReady() } }
    }
}

extension ItemsDetailProbes {
    /// The module of `made`, rebuilt with a probe on each of its connections.
    static func module(of made: ItemDetailViewController, log: MessageLog) -> ItemDetailViewController {
        guard let old = made.presenter as? ItemDetailPresenter else { return made }
        let presenter = ItemDetailPresenter(item: old.item)
        let eventsHandler = EventsHandler(from: made, owning: presenter, log: log)
        let view = ItemDetailViewController(presenter: eventsHandler)

        if old.view != nil {
            let ui = UI(from: old, watching: { [weak view] in view }, log: log)
            eventsHandler.keep(ui)
            presenter.view = ui
        }
        return view
    }
}
