import Foundation
import Journeys
import Testing

@testable import Lesson17AnotherScreen

@Suite("In the terminal a user does all that the app is for")
struct ConversationTests {
    private let folder: ItemsFolder
    private let paper = Paper()

    init() throws {
        folder = try ItemsFolder()
    }

    /// Types the lines in a newly started app; returns what the screens showed, a line for each, without the commands.
    private func screens(typing lines: String...) async -> [String] {
        _ = await ItemsApp.run(on: paper.terminal(reading: Keyboard(lines)), storingIn: folder.url)
        let today = DateText.day(of: Date())
        return paper.screens.map { screen in
            screen.split(separator: "\n").dropLast().joined(separator: " | ").replacing(today, with: "<today>")
        }
    }

    @Test("a blank name is refused, an item is added, opened, and there after a second start")
    func addItem() async throws {
        let first = await screens(
            typing: "show items", "add", "name  ", "save", "name Milk", "toggle enabled", "save", "row 1", "back")
        #expect(
            first == [
                "== Welcome == | Keep track of your items.", "== Items == | No items yet",
                "== Add item == | Name:  | Enabled: yes", "== Add item == | Name:   | Enabled: yes",
                "== Add item == | Error: Please enter a name. | Name:   | Enabled: yes",
                "== Add item == | Name: Milk | Enabled: yes", "== Add item == | Name: Milk | Enabled: no",
                "== Items == | 1  Milk  <today>  !", "== Item == | Milk | Disabled | <today>",
                "== Items == | 1  Milk  <today>  !",
            ])
        #expect(try folder.stored().map(\.name) == ["Milk"])
        let second = await ConversationTests(of: folder).screens(typing: "show items")
        #expect(second.last == "== Items == | 1  Milk  <today>  !")
    }

    private init(of folder: ItemsFolder) {
        self.folder = folder
    }

    @Test("everything is deleted, which is said once, and the file says so")
    func deleteAll() async throws {
        try folder.store([.milk, .bread])
        let shown = await screens(typing: "show items", "delete all", "back", "show items")
        #expect(
            shown.dropFirst() == [
                "== Items == | 1  Milk  May 03, 2024 | 2  Bread  Jan 01, 2024  !",
                "== Items == | Done: All items were deleted. | No items yet",
                "== Welcome == | Keep track of your items.", "== Items == | No items yet",
            ])
        #expect(folder.text == "[]")
    }

    @Test("items that can't be loaded are an error, and the app goes on")
    func loadFailure() async throws {
        try folder.write("{")
        let shown = await screens(typing: "show items", "delete all", "add")
        #expect(
            shown.dropFirst() == [
                "== Items == | Error: Your items could not be loaded.",
                "== Items == | Error: Your items could not be deleted.", "== Add item == | Name:  | Enabled: yes",
            ])
        #expect(folder.text == "{")
    }

    @Test("a save that fails is an error, and the form keeps what was typed")
    func saveFailure() async throws {
        try folder.write("{")
        let shown = await screens(typing: "show items", "add", "name Milk", "save", "back")
        #expect(shown[4] == "== Add item == | Error: The item could not be saved. | Name: Milk | Enabled: yes")
        #expect(shown[5] == "== Items ==")
    }

    @Test("rows are chosen by their number, and what can't be done is complained about")
    func rows() async throws {
        try folder.store([.milk, .bread])
        let isDone = await ItemsApp.run(
            on: paper.terminal(reading: Keyboard(["show items", "row 3", "row 2"])), storingIn: folder.url)
        #expect(!isDone)
        #expect(
            paper.complaints == [
                "\"row 3\" can't be done here. Type one of: add, delete all, row 1-2, back, quit"
            ])
        #expect(paper.screens.last == "== Item ==\nBread\nDisabled\nJan 01, 2024\nType: back, quit")
    }

    @Test("the first items come from the feed")
    func feed() async throws {
        let server = StubServer(
            .body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        let isDone = await ItemsApp.run(
            on: paper.terminal(reading: Keyboard(["show items"])), storingIn: folder.url, startingWith: server.url)
        #expect(isDone)
        #expect(paper.screens.last?.contains("1  Milk  May 03, 2024") == true)
        #expect(try folder.stored() == [.milk])
    }

    @Test("an answer that takes long is shown when it comes, while a line is awaited")
    func lateAnswer() async throws {
        let (server, keyboard) = (StubServer(), Keyboard())
        let welcome = GeneralWelcomeNavigator.makeModule(
            with: folder.store, feed: ItemsFeed(url: server.url, session: server.session))
        let stack = TerminalStack(welcome, on: paper.terminal(reading: keyboard, patience: .zero))
        let ended = Task { await stack.run() }
        keyboard.type("show items")
        #expect(await paper.shows("== Items ==\nOne moment ...\nType: add, back, quit"))
        server.answer(.body(Data(#"[{"name": "Milk", "enabled": true, "date": "2024-05-03T10:00:00Z"}]"#.utf8)))
        #expect(await paper.shows("== Items ==\n1  Milk  May 03, 2024\nType: add, delete all, row 1, back, quit"))
        keyboard.type("quit")
        #expect(await ended.value)
    }
}
