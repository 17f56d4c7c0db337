import Foundation
import Journeys
import Testing

@testable import Playing
@testable import WorkbookTools

@Suite("A played app does what a line asks for")
struct PlayTests {
    private static let wholeRungs = Rungs.all.filter { $0.app == .items }.map(\.number)

    @Test(
        "lines are understood in their long and short forms",
        arguments: [
            ("tap Save", PlayLine.tap("Save")), ("t Delete all", .tap("Delete all")), ("Save", .tap("Save")),
            ("tap 2", .choose(2)), ("2", .choose(2)), ("type Milk into Name", .type("Milk", into: "Name")),
            ("type go into it into Name", .type("go into it", into: "Name")), ("type Milk", .type("Milk", into: nil)),
            ("type \"  \" into Name", .type("  ", into: "Name")), ("toggle Enabled", .toggle("Enabled")),
            ("toggle", .toggle(nil)), ("row 2", .row(2)), ("b", .back), ("scroll up", .scroll(-10)),
            ("scroll 3", .scroll(3)), ("look", .look), ("?", .help), ("server down", .server("down")), ("q", .quit),
            ("", .nothing), ("# x", .nothing),
            ("  BACK  ", .back),
        ])
    func lines(typed: String, meant: PlayLine) throws {
        #expect(try PlayLine(typed) == meant)
    }

    @Test(
        "an incomplete line says how it is typed",
        arguments: [
            ("row", "row 2"), ("row x", "row 2"), ("type", "type Milk into Name"), ("server", "server down"),
        ])
    func incomplete(typed: String, expected: String) {
        #expect(throws: PlayError.incomplete(line: typed, expected: expected)) { try PlayLine(typed) }
    }

    @Test("every rung adds an item, opens it and shows it again after a new start", arguments: wholeRungs)
    @MainActor func playsEveryRung(number: Int) async throws {
        let rung = try Rungs.numbered(number)
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = start(rung, storingIn: folder)
        for line in ["show items", "Add", "type Milk", "toggle", "tap Save", "row 1"] {
            try await first.perform(try PlayLine(line))
        }
        #expect(first.drawn(color: false).contains("Disabled"))
        let second = start(rung, storingIn: folder)
        try await second.perform(.choose(1))
        #expect(second.drawn(color: false).contains("Milk"))
        #expect(second.choices.map(\.name) == ["Delete all", "Add"])
    }

    @Test("a broken store is the app's own alert, and is not overwritten", arguments: wholeRungs)
    @MainActor func brokenStore(number: Int) async throws {
        let rung = try Rungs.numbered(number)
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("items.json")
        try Data("[{".utf8).write(to: file)
        let player = start(rung, storingIn: folder)
        try await player.perform(.tap("Show items"))
        #expect(player.drawn(color: false).contains("Your items could not be loaded."))
        #expect(player.choices.map(\.name) == ["OK"])
        #expect(try Data(contentsOf: file) == Data("[{".utf8))
    }

    @Test("a report is there to be played with, and what was changed in it stays changed")
    @MainActor func exampleReport() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try ExampleReport.store(in: folder)
        let first = start(try Rungs.numbered(10), storingIn: folder)
        await first.settle()
        #expect(first.drawn(color: false).contains("Train to Bern"))
        try Data("end;0\n".utf8).write(to: folder.appendingPathComponent("transactions.csv"))
        try ExampleReport.store(in: folder)
        let second = start(try Rungs.numbered(10), storingIn: folder)
        await second.settle()
        #expect(second.drawn(color: false).contains("There are no posted transactions."))
    }

    @Test("what can't be done is told in a player's words")
    @MainActor func complaints() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let player = start(Rungs.all[0], storingIn: folder)
        #expect(
            await complaint(player, .tap("Sav"))
                == #"Can't tap "Sav". Here is: Show items. Type help to see what can be typed."#)
        #expect(await complaint(player, .choose(4)) == "Nothing here has the number 4: the only choice is 1.")
        #expect(await complaint(player, .type("x", into: nil)) == "There is no text field on this screen.")
        try await player.perform(.tap("Show items"))
        #expect(await complaint(player, .row(1)) == "There are no rows here.")
        #expect(
            await complaint(player, .tap("Sav"))
                == #"Can't tap "Sav". Here is: Delete all, Add. Type help to see what can be typed."#)
    }

    @MainActor private func complaint(_ player: Player, _ line: PlayLine) async -> String? {
        do {
            try await player.perform(line)
            return nil
        } catch {
            return PlayComplaint.text(error, choices: player.choices)
        }
    }

    @MainActor private func start(_ rung: Rung, storingIn folder: URL) -> Player {
        Player(columns: 60, lines: 20) { rung.launch(in: folder) }
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
