import Spies
import Testing

@testable import Lesson13Modules

@Suite("The form's Director decides what may be saved and what follows")
struct ItemsAddDirectorTests {
    private let log = MessageLog()
    private let ui: ItemsAddSpies.UI
    private let delegate: ItemsAddSpies.Delegate
    private let director: ItemsAddDirector

    init() {
        ui = ItemsAddSpies.UI("ui", log: log)
        delegate = ItemsAddSpies.Delegate("delegate", log: log)
        director = ItemsAddDirector(
            dataManager: ItemsAddSpies.DataManager("dataManager", log: log),
            navigator: ItemsAddSpies.Navigator("navigator", log: log))
        director.ui = ui
        director.delegate = delegate
    }

    // MARK: Handle UI events

    @Test("has the item stored as it was typed, and says that it works")
    func save() {
        director.onSaveItem(name: "Milk", enabled: false)
        #expect(
            log.messages == [
                "ui.display(loading: true)", #"dataManager.addItem(name: "Milk", enabled: false)"#,
            ])
    }

    @Test("refuses a name that is blank", arguments: ["", "   ", " \t\n"])
    func blankName(name: String) {
        director.onSaveItem(name: name, enabled: true)
        #expect(log.messages == [#"ui.display(error: "Please enter a name.")"#])
    }

    @Test("stores one item however often Save is tapped")
    func saveTwice() {
        director.onSaveItem(name: "Milk", enabled: true)
        log.forget()
        director.onSaveItem(name: "Milk", enabled: true)
        #expect(log.messages == [])
        director.presentSuccess()
        log.forget()
        director.onSaveItem(name: "Milk", enabled: true)
        #expect(log.messages == [])
    }

    // MARK: Present data

    @Test("tells the delegate before it goes back")
    func success() {
        director.presentSuccess()
        #expect(log.messages == ["ui.display(loading: false)", "delegate.didAddItem()", "navigator.goBack()"])
    }

    @Test("hides the loader and displays the error when the item was not stored, and goes nowhere")
    func error() {
        director.presentError()
        #expect(
            log.messages == ["ui.display(loading: false)", #"ui.display(error: "The item could not be saved.")"#])
    }

    @Test("saves again after an error")
    func saveAfterError() {
        director.onSaveItem(name: "Milk", enabled: true)
        director.presentError()
        log.forget()
        director.onSaveItem(name: "Milk", enabled: true)
        #expect(
            log.messages == ["ui.display(loading: true)", #"dataManager.addItem(name: "Milk", enabled: true)"#])
    }
}
