import Foundation
import Testing

@testable import WorkbookKit

@Suite("A played app does what a line asks for")
struct PlayTests {
    private static let wholeRungs = Rungs.all.filter(\.isWhole).map(\.number)

    @Test(
        "lines are understood in their long and short forms",
        arguments: [
            ("tap Save", PlayLine.tap("Save")), ("t Delete all", .tap("Delete all")), ("Save", .tap("Save")),
            ("tap 2", .choose(2)), ("2", .choose(2)), ("type Milk into Name", .type("Milk", into: "Name")),
            ("type go into it into Name", .type("go into it", into: "Name")), ("type Milk", .type("Milk", into: nil)),
            ("type \"  \" into Name", .type("  ", into: "Name")), ("toggle Enabled", .toggle("Enabled")),
            ("toggle", .toggle(nil)), ("row 2", .row(2)), ("b", .back), ("scroll up", .scroll(-10)),
            ("scroll 3", .scroll(3)), ("look", .look), ("?", .help), ("q", .quit), ("", .nothing), ("# x", .nothing),
            ("  BACK  ", .back),
        ])
    func lines(typed: String, meant: PlayLine) throws {
        #expect(try PlayLine(typed) == meant)
    }

    @Test(
        "an incomplete line says how it is typed",
        arguments: [("row", "row 2"), ("row x", "row 2"), ("type", "type Milk into Name")])
    func incomplete(typed: String, expected: String) {
        #expect(throws: PlayError.incomplete(line: typed, expected: expected)) { try PlayLine(typed) }
    }

    @Test("every rung adds an item, opens it and shows it again after a new start", arguments: wholeRungs)
    @MainActor func playsEveryRung(number: Int) async throws {
        let rung = try #require(Rungs.all.first { $0.number == number })
        let course = try TemporaryCourse()
        let folder = course.checkout.url("play")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let first = Player(rung, storingIn: folder, columns: 60, lines: 20)
        for line in ["show items", "Add", "type Milk", "toggle", "tap Save", "row 1"] {
            try await first.perform(try PlayLine(line))
        }
        #expect(first.drawn(color: false).contains("Disabled"))
        let second = Player(rung, storingIn: folder, columns: 60, lines: 20)
        try await second.perform(.choose(1))
        #expect(second.drawn(color: false).contains("Milk"))
        #expect(second.choices.map(\.name) == ["Delete all", "Add"])
    }

    @Test("an exercise's app begins with books, and what it stored later stays")
    func seeds() throws {
        let course = try TemporaryCourse()
        let exercise = try Catalogue(of: course.checkout).exercise("13")
        let file = PlayFolder(exercise: exercise, in: course.checkout).url.appendingPathComponent("books.json")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Middlemarch"))
        try Data("[]".utf8).write(to: file)
        _ = PlayFolder(exercise: exercise, in: course.checkout)
        #expect(try String(contentsOf: file, encoding: .utf8) == "[]")
    }

    @Test("what is kept from before is said, with where it is and how to begin anew; then it is gone")
    func keptFromBefore() throws {
        let course = try TemporaryCourse()
        let lesson = try Catalogue(of: course.checkout).lesson("1")
        #expect(PlayFolder(lesson: lesson, in: course.checkout).greeting == nil)
        try course.write(".workbook/play/01/items.json", "[]")
        #expect(
            PlayFolder(lesson: lesson, in: course.checkout).greeting
                == "What you stored before is still here, in .workbook/play/01. To begin anew: "
                + "swift run workbook play 01 --fresh")
        #expect(PlayFolder(lesson: lesson, in: course.checkout, anew: true).greeting == nil)
        #expect(course.read(".workbook/play/01/items.json") == nil)
    }

    @Test("a broken store is the app's own alert, and is not overwritten", arguments: wholeRungs)
    @MainActor func brokenStore(number: Int) async throws {
        let rung = try #require(Rungs.all.first { $0.number == number })
        let course = try TemporaryCourse()
        try course.write("play/items.json", "[{")
        let player = Player(rung, storingIn: course.checkout.url("play"), columns: 60, lines: 20)
        try await player.perform(.tap("Show items"))
        #expect(player.drawn(color: false).contains("Your items could not be loaded."))
        #expect(player.choices.map(\.name) == ["OK"])
        #expect(course.read("play/items.json") == "[{")
    }

    @Test("a list without the app around it has two items to play with, and what was deleted stays deleted")
    @MainActor func listAlone() async throws {
        let rung = try #require(Rungs.all.first { $0.number == 12 })
        let course = try TemporaryCourse()
        let folder = course.checkout.url("play")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try ExampleItems.store(in: folder)
        let player = Player(rung, storingIn: folder, columns: 60, lines: 20)
        await player.settle()
        #expect(player.drawn(color: false).contains("Bread"))
        try await player.perform(.row(2))
        #expect(player.drawn(color: false).contains("ItemsDetail is not built yet."))
        try await player.perform(.back)
        try await player.perform(.tap("Delete all"))
        try ExampleItems.store(in: folder)
        #expect(course.read("play/items.json") == "[]")
    }

    @Test("a lesson without an app says why, and which one to take")
    func lessonsWithoutApp() throws {
        let catalogue = Catalogue(of: Checkout(root: LessonTextTests.root))
        let errors = try ["11", "14"].map { number in
            let lesson = try catalogue.lesson(number)
            return #expect(throws: PlayError.self) { try catalogue.rung(of: lesson) }?.description
        }
        #expect(
            errors == [
                """
                Lesson 11 has no app: its contracts are written, and nobody plays their roles yet.
                  fix: take the lesson with the first actors: 12
                """,
                """
                Lesson 14 has no app of its own: it is about the suites of lesson 13.
                  fix: take that lesson's app: 13
                """,
            ])
    }

    @Test("what can't be done is told in a player's words")
    @MainActor func complaints() async throws {
        let course = try TemporaryCourse()
        let player = Player(Rungs.all[0], storingIn: course.checkout.root, columns: 60, lines: 20)
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

    @Test("where the checkout can't be written, a temporary folder is used and that is said")
    func temporaryFolder() throws {
        let course = try TemporaryCourse()
        let lesson = try Catalogue(of: course.checkout).lesson("1")
        #expect(PlayFolder(lesson: lesson, in: course.checkout).notice == nil)
        try course.remove(".workbook")
        try course.write(".workbook", "a file where the folder should be")
        let folder = PlayFolder(lesson: lesson, in: course.checkout)
        #expect(folder.notice == ".workbook/play/01 can't be written, so what you store is gone after this run.")
        try FileManager.default.removeItem(at: folder.url)
    }
}
