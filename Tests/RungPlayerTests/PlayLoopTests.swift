import Foundation
import Synchronization
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("An app is played line by line")
struct PlayLoopTests {
    /// The result of playing.
    private struct Played {
        let isDone: Bool
        let output: String
        let complaints: String
    }

    /// Plays rung 13 by these lines; `isTraced` adds the messages of its actors.
    @MainActor private func play(_ lines: [String], in folder: URL, isTraced: Bool = false) async throws -> Played {
        let rest = Mutex(lines[...])
        let said = Mutex((output: "", complaints: ""))
        let place = PlayPlace(
            write: { text in said.withLock { $0.output += text } },
            complain: { text in said.withLock { $0.complaints += text + "\n" } },
            readLine: { rest.withLock { $0.popFirst() } }, style: .plain, columns: 80, isByHand: false)
        let trace = LiveTrace()
        let rung = try isTraced ? Rungs.probed(13, into: trace.log) : Rungs.numbered(13)
        let player = Player(columns: 60, lines: 20) { rung.launch(in: folder) }
        let loop = PlayLoop(player, in: place) { isTraced ? trace.news(.plain, width: $0) : [] }
        let isDone = await loop.run()
        return said.withLock { Played(isDone: isDone, output: $0.output, complaints: $0.complaints) }
    }

    @MainActor private func inTemporaryFolder(_ play: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await play(folder)
    }

    @Test("an item that was added is there at the next start")
    @MainActor func keepsItems() async throws {
        try await inTemporaryFolder { folder in
            let first = try await play(
                ["Show items", "tap Add", "type Milk into Name", "tap Save", "row 1", "back"], in: folder)
            #expect(first.isDone)
            #expect(first.complaints == "")
            #expect(first.output.contains("Add item"))
            let second = try await play(["tap Show items"], in: folder)
            #expect(second.output.contains("Milk"))
            #expect(!second.output.contains(">"))
        }
    }

    @Test("a line that can't be done is told, the next one is done, and the end says so")
    @MainActor func goesOn() async throws {
        try await inTemporaryFolder { folder in
            let played = try await play(["fly", "row", "Show items"], in: folder)
            #expect(!played.isDone)
            #expect(
                played.complaints == """
                    Can't tap "fly". Here is: Show items. Type help to see what can be typed.
                    "row" is not complete. Type it as in: row 2

                    """)
            #expect(played.output.contains("No items yet"))
        }
    }

    @Test("a store that is broken, empty or a folder is the app's own alert, and stays", arguments: ["[{", "", nil])
    @MainActor func brokenStores(text: String?) async throws {
        try await inTemporaryFolder { folder in
            let file = folder.appendingPathComponent("items.json" + (text == nil ? "/inside" : ""))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((text ?? "kept").utf8).write(to: file)
            let played = try await play(["Show items", "OK", "back"], in: folder)
            #expect(played.isDone)
            #expect(played.output.contains("Your items could not be loaded."))
            #expect(try Data(contentsOf: file) == Data((text ?? "kept").utf8))
        }
    }

    @Test("with a trace it tells after each line what was said")
    @MainActor func tells() async throws {
        try await inTemporaryFolder { folder in
            let played = try await play(["Show items", "Add", "type Milk", "Save"], in: folder, isTraced: true)
            #expect(played.isDone)
            #expect(
                played.output.contains(
                    "\n\n  ItemsListScene    -> ItemsListDirector   onAddItem()\n"
                        + "  ItemsListDirector -> ItemsListNavigator  gotoAddItem(with: ItemsListDirector)\n"))
            #expect(played.output.contains("  ItemsAddDirector  -> ItemsListDirector  didAddItem()\n"))
        }
    }

    @Test("a program reads the arguments that the command wrote", arguments: [nil, "Kept from before."])
    func arguments(greeting: String?) {
        let arguments = PlayArguments(
            folder: URL(fileURLWithPath: "/tmp/Übungen zum Üben"), columns: 60, lines: 20, width: 72, isColored: true,
            isByHand: greeting != nil, greeting: greeting)
        #expect(PlayArguments(arguments.words) == arguments)
        #expect(PlayArguments(Array(arguments.words.dropLast())) == nil)
    }

    @Test("and how the app's server behaves, where that was said")
    func server() {
        let arguments = PlayArguments(
            folder: URL(fileURLWithPath: "/tmp/play"), columns: 60, lines: 20, width: 72, isColored: false,
            isByHand: false, greeting: nil, server: "down")
        #expect(arguments.words.last == "down")
        #expect(PlayArguments(arguments.words) == arguments)
        #expect(PlayArguments(arguments.words + ["more"]) == nil)
    }
}
