import HeadlessUIKit
import Spies
import Testing

@testable import Lesson12Actors

@Suite("The list's Director decides what is shown and where a tap leads")
struct ItemsListDirectorTests {
    private let log = MessageLog()
    private let ui: ItemsListSpies.UI
    private let dataManager: ItemsListSpies.DataManager
    private let navigator: ItemsListSpies.Navigator
    private let director: ItemsListDirector

    init() {
        ui = ItemsListSpies.UI("ui", log: log)
        dataManager = ItemsListSpies.DataManager("dataManager", log: log)
        navigator = ItemsListSpies.Navigator("navigator", log: log)
        director = ItemsListDirector(dataManager: dataManager, navigator: navigator)
        director.ui = ui
    }

    @Test("holds every conversation that was written with the contract")
    func conversations() {
        let cast = ItemsListCast(
            ui: ui, eventsHandler: director, dataManager: dataManager, presenter: director, navigator: navigator,
            delegate: director)
        for conversation in ItemsListConversations.all {
            if let difference = conversation.difference(in: cast, log: log) {
                Issue.record("\(conversation.title): \(difference)")
            }
        }
    }

    @Test("does nothing on a second tap while everything is being deleted")
    func deleteAllTwice() {
        director.onDeleteAll()
        director.onDeleteAll()
        #expect(log.messages == ["ui.display(loading: true)", "dataManager.deleteAllItems()"])
    }

    @Test("goes nowhere for a row that never was")
    func noRow() {
        director.present(items: [.milk, .bread])
        log.forget()
        director.onItemSelected(index: -1)
        #expect(log.messages == [])
    }

    @Test("turns an item into a name, a color and a day")
    func itemUI() {
        final class RowsSpy: Spy, ItemsList_DisplayUI {
            var rows: [ItemUI] = []
            func display(items: [ItemUI]) { rows = items }
            func display(loading: Bool) {}
            func display(placeholder: String) {}
            func display(error: String) {}
            func display(success: String) {}
        }
        let screen = RowsSpy("ui", log: log)
        director.ui = screen
        director.present(items: [.milk, .bread])
        #expect(screen.rows == [.milk, .bread])
    }
}
