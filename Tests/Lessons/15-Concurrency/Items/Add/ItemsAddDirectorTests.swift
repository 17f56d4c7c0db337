import Spies
import Testing

@testable import Lesson15Concurrency

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

    /// What was said, without the messages that saving goes on or ended: of these only the last one counts.
    private var said: [Message] { log.messages.filter { !isAboutLoading($0) } }
    private var loading: Message? { log.messages.last(where: isAboutLoading) }

    private func isAboutLoading(_ message: Message) -> Bool {
        ["ui.display(loading: true)", "ui.display(loading: false)"].contains(message)
    }

    // MARK: Handle UI events

    @Test("says that it is saving, then has the item stored as it was typed")
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
        #expect(said == ["delegate.didAddItem()", "navigator.goBack()"])
        #expect(loading == "ui.display(loading: false)")
    }

    @Test("displays the error when the item was not stored, lets it be saved again, and goes nowhere")
    func error() {
        director.presentError()
        #expect(said == [#"ui.display(error: "The item could not be saved.")"#])
        #expect(loading == "ui.display(loading: false)")
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
