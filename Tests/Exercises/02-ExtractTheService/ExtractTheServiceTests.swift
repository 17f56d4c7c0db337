import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise02

@Suite("Exercise 02, extract the service", .exercise(2))
struct ExtractTheServiceTests {
    /// What only somebody uses who reads or writes a file.
    private static let filing: Set<String> = ["JSONDecoder", "JSONEncoder", "FileManager", "FileHandle"]

    @Test("02.5 no screen knows a file")
    func noScreenKnowsAFile() throws {
        let files = try Exercise(2).sources.files
        let isStore = ["BooksStore.swift", "BooksStoreError.swift"]
        let screens = files.filter { !isStore.contains($0.name) }
        let uses = screens.flatMap { file in
            file.references.filter { Self.filing.contains($0.name) }.map {
                "\(file.name):\($0.location.line) \($0.text)"
            }
        }
        let concerns = try Exercise(2).sources.concerns().filter { $0.type.hasSuffix("ViewController") }
            .flatMap { $0.places[.storage] ?? [] }
            .map { "\($0.location.file.split(separator: "/").last ?? ""):\($0.location.line) \($0.use)" }
        let names = screens.filter { $0.text(in: 0..<$0.bytes.count).contains("\"books.json\"") }.map {
            "\($0.name) names books.json"
        }
        let all = (uses + concerns).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } } + names
        if all.isEmpty { return }
        let rest = all.count - 3
        Issue.record(
            .teaching(
                expected: "everything about the file is BooksStore's, and gone from where it was",
                happened: "left are \(all.prefix(3).joined(separator: "; "))\(rest > 0 ? "; and \(rest) more" : "")",
                why: "code that was copied and not moved is changed in one place and forgotten in the other",
                look: Self.look(["ShelfViewController"], for: "does anybody still need these lines?")))
    }

    @Test("02.6 the store knows no screen")
    func theStoreKnowsNoScreen() throws {
        let file = try #require(
            try Exercise(2).sources.files.first { $0.name == "BooksStore.swift" },
            "Sources/BooksStore.swift is there: `workbook reset 02` brings it back")
        let imports = file.imports.map(\.module).filter {
            ["HeadlessUIKit", "UIKit", "SwiftUI", "AppKit"].contains($0)
        }
        let screens = Set(file.references.map(\.name).filter { $0.hasPrefix("UI") || $0.hasSuffix("ViewController") })
        let known = imports.map { "import \($0)" } + screens.sorted()
        if known.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "BooksStore names nothing of a screen; Foundation is all it needs",
                happened: "it has \(known.joined(separator: ", "))",
                why: "a store that knows no screen serves any of them, and a test without one",
                look: Self.look(["BooksStore"], for: "who is told is the completion's business")))
    }

    @Test("02.6 no screen is asked to store")
    func noScreenIsAskedToStore() throws {
        let files = try Exercise(2).sources.files.filter {
            ["BookDetailViewController.swift", "LendViewController.swift"].contains($0.name)
        }
        let lines = files.flatMap { file in
            file.references.filter { $0.name == "ShelfViewController" }.map { "\(file.name):\($0.location.line)" }
        }
        if lines.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a book's screen and the one for lending know the store, and not the list",
                happened: "ShelfViewController is named in \(lines.joined(separator: ", "))",
                why: "they were given the list because it had the file; with it they can be opened from nowhere else",
                look: Self.look(
                    ["BookDetailViewController", "LendViewController"], for: "what do they need the list for now?")))
    }

    /// Files that the learner edits, and what to look for in them.
    static func look(_ types: [String], for what: String) -> String {
        let files = types.map { Exercise(2).path("Sources/\($0).swift") }
        return (files + ["\(what)   (lesson 02)"]).joined(separator: "\n      ")
    }
}
