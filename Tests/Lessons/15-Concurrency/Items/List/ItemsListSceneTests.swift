import HeadlessUIKit
import Spies
import Testing

@testable import Lesson15Concurrency

@Suite("The list's Scene shows what it is told and passes on what happens")
struct ItemsListSceneTests {
    private let log = MessageLog()
    private let scene: ItemsListScene
    private let screen: Screen
    private let rows = [
        ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024"),
        ItemUI(name: "Bread", color: .systemRed, date: "Jan 01, 2024"),
    ]

    init() {
        scene = ItemsListScene(eventsHandler: ItemsListSpies.EventsHandler("eventsHandler", log: log))
        screen = scene.onScreen()
    }

    // MARK: Events

    @Test("says once that it is ready")
    func ready() {
        #expect(log.messages == ["eventsHandler.onUIReady()"])
    }

    @Test("passes on taps on its buttons")
    func buttons() throws {
        log.forget()
        try screen.tap("Add")
        try screen.tap("Delete all")
        #expect(log.messages == ["eventsHandler.onAddItem()", "eventsHandler.onDeleteAll()"])
    }

    @Test("passes on which row was tapped")
    func selection() throws {
        scene.display(items: rows)
        log.forget()
        try screen.selectRow(1)
        #expect(log.messages == ["eventsHandler.onItemSelected(index: 1)"])
    }

    @Test("says that the user left it when it is taken off the stack, and not when it is only covered")
    func left() {
        let stack = UINavigationController(rootViewController: UIViewController())
        let scene = ItemsListScene(eventsHandler: ItemsListSpies.EventsHandler("pushed", log: log))
        stack.pushViewController(scene, animated: false)
        stack.pushViewController(UIViewController(), animated: false)
        log.forget()
        stack.popViewController(animated: false)
        #expect(log.messages.filter { $0.name == "onScreenLeft" } == [])
        stack.popViewController(animated: false)
        #expect(log.messages.filter { $0.name == "onScreenLeft" } == ["pushed.onScreenLeft()"])
    }

    // MARK: Display

    @Test("shows a row with its name in its color, and its date")
    func items() {
        scene.display(items: rows)
        #expect(screen.title == "Items")
        #expect(screen.rows.map { $0.labels.map(\.text) } == [["Milk", "May 03, 2024"], ["Bread", "Jan 01, 2024"]])
        #expect(screen.rows.map { $0.labels.first?.color } == [.darkGray, .systemRed])
    }

    @Test("shows words in place of rows, and rows in place of words")
    func placeholder() {
        #expect(!screen.shows("No items yet"))
        scene.display(items: rows)
        scene.display(placeholder: "No items yet")
        #expect(screen.shows("No items yet"))
        #expect(screen.rows.isEmpty)
        scene.display(items: rows)
        #expect(!screen.shows("No items yet"))
        #expect(screen.rows.count == 2)
    }

    @Test("shows that it loads, and lets nothing be deleted meanwhile")
    func loading() throws {
        #expect(!screen.isLoading)
        scene.display(loading: true)
        #expect(screen.isLoading)
        #expect(throws: ScreenError.self) { try screen.tap("Delete all") }
        scene.display(loading: false)
        #expect(!screen.isLoading)
        try screen.tap("Delete all")
    }

    @Test("shows an error over what is there")
    func error() throws {
        scene.display(items: rows)
        scene.display(error: "Your items could not be loaded.")
        let alert = try #require(screen.alert)
        #expect(alert.title == "Error")
        #expect(alert.message == "Your items could not be loaded.")
        #expect(alert.buttons == ["OK"])
        try screen.tap("OK")
        #expect(screen.alert == nil)
        #expect(screen.rows.count == 2)
    }

    @Test("shows what was done")
    func success() throws {
        scene.display(success: "All items were deleted.")
        let alert = try #require(screen.alert)
        #expect(alert.title == "Done")
        #expect(alert.message == "All items were deleted.")
    }
}
