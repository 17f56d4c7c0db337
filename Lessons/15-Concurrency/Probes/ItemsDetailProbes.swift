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
    static func module(of made: ItemsDetailScene, log: MessageLog) -> ItemsDetailScene {
        guard let old = made.eventsHandler as? ItemsDetailDirector else { return made }
        let director = ItemsDetailDirector(item: old.item)
        let eventsHandler = EventsHandler(from: made, owning: director, log: log)
        let scene = ItemsDetailScene(eventsHandler: eventsHandler)

        if old.ui != nil {
            let ui = UI(from: old, watching: { [weak scene] in scene }, log: log)
            eventsHandler.keep(ui)
            director.ui = ui
        }
        return scene
    }
}
