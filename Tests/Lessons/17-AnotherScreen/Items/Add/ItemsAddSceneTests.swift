import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The form's Scene shows what it is told and passes on what was typed")
struct ItemsAddSceneTests {
    private let log = MessageLog()
    private let scene: ItemsAddScene

    init() {
        scene = ItemsAddScene(eventsHandler: ItemsAddSpies.EventsHandler("eventsHandler", log: log))
    }

    @Test("starts empty and enabled")
    func start() {
        scene.didArrive()
        #expect(scene.title == "Add item")
        #expect(scene.words == ["Name: ", "Enabled: yes"])
        #expect(log.messages == [])
    }

    @Test("shows what was typed, and passes it on at save")
    func save() {
        #expect(scene.type("name Milk"))
        #expect(scene.type("toggle enabled"))
        #expect(scene.words == ["Name: Milk", "Enabled: no"])
        #expect(log.messages == [])
        #expect(scene.type("save"))
        #expect(log.messages == [#"eventsHandler.onSaveItem(name: "Milk", enabled: false)"#])
    }

    @Test("passes on a blank name too: what may be saved is decided elsewhere", arguments: ["name", "name   "])
    func saveBlank(line: String) {
        #expect(scene.type(line))
        #expect(scene.type("save"))
        let typed = String(line.dropFirst("name ".count))
        #expect(log.messages.map(\.description) == ["eventsHandler.onSaveItem(name: \"\(typed)\", enabled: true)"])
    }

    @Test("lets nothing be saved while an item is saved")
    func loading() {
        scene.display(loading: true)
        #expect(scene.isLoading)
        #expect(!scene.type("save"))
        scene.display(loading: false)
        #expect(!scene.isLoading)
        #expect(scene.type("save"))
    }

    @Test("tells an error and keeps what was typed")
    func error() {
        #expect(scene.type("name Milk"))
        scene.display(error: "The item could not be saved.")
        #expect(scene.takeMessages() == ["Error: The item could not be saved."])
        #expect(scene.words == ["Name: Milk", "Enabled: yes"])
    }
}
