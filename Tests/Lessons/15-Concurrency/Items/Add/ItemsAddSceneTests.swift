import HeadlessUIKit
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The form's Scene shows what it is told and passes on what was typed")
struct ItemsAddSceneTests {
    private let log = MessageLog()
    private let scene: ItemsAddScene
    private let screen: Screen

    init() {
        scene = ItemsAddScene(eventsHandler: ItemsAddSpies.EventsHandler("eventsHandler", log: log))
        screen = scene.onScreen()
    }

    @Test("starts empty and enabled")
    func start() throws {
        #expect(screen.title == "Add item")
        #expect(try screen.value(of: "Name") == "")
        #expect(try screen.value(of: "Enabled") == "on")
        #expect(log.messages == [])
    }

    @Test("passes on what was typed when Save is tapped")
    func save() throws {
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        try screen.tap("Save")
        #expect(log.messages == [#"eventsHandler.onSaveItem(name: "Milk", enabled: false)"#])
    }

    @Test("passes on an empty name too: what may be saved is decided elsewhere")
    func saveNothing() throws {
        try screen.tap("Save")
        #expect(log.messages == [#"eventsHandler.onSaveItem(name: "", enabled: true)"#])
    }

    @Test("lets nothing be saved while an item is saved")
    func loading() throws {
        scene.display(loading: true)
        #expect(throws: ScreenError.self) { try screen.tap("Save") }
        scene.display(loading: false)
        try screen.tap("Save")
    }

    @Test("shows an error and keeps what was typed")
    func error() throws {
        try screen.type("Milk", into: "Name")
        try screen.toggle("Enabled")
        scene.display(error: "The item could not be saved.")
        let alert = try #require(screen.alert)
        #expect(alert.title == "Error")
        #expect(alert.message == "The item could not be saved.")
        try screen.tap("OK")
        #expect(try screen.value(of: "Name") == "Milk")
        #expect(try screen.value(of: "Enabled") == "off")
    }
}
