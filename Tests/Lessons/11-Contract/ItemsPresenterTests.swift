import Spies
import Testing

@testable import Lesson11Contract

@Suite("The presenter of rung 06 keeps the contract, once it speaks its words")
struct ItemsPresenterTests {
    @Test("holds every conversation that was written with it")
    func conversations() {
        let log = MessageLog()
        let ui = ItemsListSpies.UI("ui", log: log)
        let dataManager = ItemsListSpies.DataManager("dataManager", log: log)
        let navigator = ItemsListSpies.Navigator("navigator", log: log)
        let presenter = ItemsPresenter(interactor: dataManager, wireFrame: navigator)
        presenter.view = ui
        let cast = ItemsListCast(
            ui: ui, eventsHandler: presenter, dataManager: dataManager, presenter: presenter, navigator: navigator,
            delegate: presenter)
        for conversation in ItemsListConversations.all {
            if let difference = conversation.difference(in: cast, log: log) {
                Issue.record("\(conversation.title): \(difference)")
            }
        }
    }
}
