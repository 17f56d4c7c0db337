import HeadlessUIKit
import Spies
import Testing

@testable import Lesson17AnotherScreen

@Suite("The list's Scene shows what it is told and passes on what is typed")
struct ItemsListSceneTests {
    private let log = MessageLog()
    private let scene: ItemsListScene
    private let rows = [
        ItemUI(name: "Milk", color: .darkGray, date: "May 03, 2024"),
        ItemUI(name: "Bread", color: .systemRed, date: "Jan 01, 2024"),
    ]

    init() {
        scene = ItemsListScene(eventsHandler: ItemsListSpies.EventsHandler("eventsHandler", log: log))
    }

    // MARK: Events

    @Test("says that it is ready when it arrives, and not before")
    func ready() {
        #expect(log.messages == [])
        scene.didArrive()
        #expect(log.messages == ["eventsHandler.onUIReady()"])
    }

    @Test("passes on its commands")
    func commands() {
        #expect(scene.type("add"))
        #expect(scene.type("delete all"))
        #expect(log.messages == ["eventsHandler.onAddItem()", "eventsHandler.onDeleteAll()"])
    }

    @Test("passes on which row was chosen, counted from 0")
    func selection() {
        scene.display(items: rows)
        #expect(scene.usages.contains("row 1-2"))
        #expect(scene.type("row 2"))
        #expect(log.messages == ["eventsHandler.onItemSelected(index: 1)"])
    }

    @Test("does nothing for a row that isn't shown", arguments: ["row", "row 0", "row 3", "row -1", "row two"])
    func noRow(line: String) {
        scene.display(items: rows)
        #expect(!scene.type(line))
        scene.display(placeholder: "No items yet")
        #expect(!scene.type("row 1"))
        #expect(log.messages == [])
    }

    // MARK: Display

    @Test("shows a row as its number, name and date, one in red with a mark as well")
    func items() {
        scene.display(items: rows)
        #expect(scene.title == "Items")
        #expect(
            scene.lines == [
                TerminalLine("1  Milk  May 03, 2024"),
                TerminalLine("2  Bread  Jan 01, 2024  !", isRed: true),
            ])
        scene.display(items: [rows[1]])
        #expect(scene.words == ["1  Bread  Jan 01, 2024  !"])
        #expect(scene.usages.contains("row 1"))
    }

    @Test("shows words in place of rows, and rows in place of words")
    func placeholder() {
        scene.display(items: rows)
        scene.display(placeholder: "No items yet")
        #expect(scene.words == ["No items yet"])
        #expect(scene.usages == ["add", "delete all"])
        scene.display(items: rows)
        #expect(scene.words.count == 2)
    }

    @Test("shows that it loads, and lets nothing be deleted meanwhile")
    func loading() {
        #expect(!scene.isLoading)
        scene.display(loading: true)
        #expect(scene.isLoading)
        #expect(!scene.type("delete all"))
        #expect(scene.type("add"))
        scene.display(loading: false)
        #expect(!scene.isLoading)
        #expect(scene.type("delete all"))
    }

    @Test("tells what went wrong and what was done, over what is there")
    func messages() {
        scene.display(items: rows)
        scene.display(error: "Your items could not be loaded.")
        scene.display(success: "All items were deleted.")
        #expect(scene.takeMessages() == ["Error: Your items could not be loaded.", "Done: All items were deleted."])
        #expect(scene.words.count == 2)
    }
}
