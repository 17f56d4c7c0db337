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

    @Test("02.6 all screens share one store")
    func allScreensShareOneStore() throws {
        let files = try Exercise(2).sources.files.filter { $0.name != "BooksStore.swift" }
        let made = files.flatMap { file in file.references.filter(Self.makesAStore).map { (file: file, call: $0) } }
        // One that begins the app, or holds its store for all others, may make it, and once.
        let wrong = made.filter { file, call in
            let isComputed = file.path(to: call.offset).contains { $0.kind == .property && !$0.isStored }
            return isComputed || ["BookDetailViewController.swift", "LendViewController.swift"].contains(file.name)
        }
        if made.count <= 1, wrong.isEmpty { return }
        let places = made.map { "\($0.file.name):\($0.call.location.line)" }.joined(separator: ", ")
        let screens = Set((wrong.isEmpty ? made : wrong).map { $0.file.name.replacing(".swift", with: "") }).sorted()
        Issue.record(
            .teaching(
                expected: "one BooksStore is made for the whole app, and each screen is handed that one",
                happened: "\(made.count > 1 ? "stores are" : "a new store is") made in \(places)"
                    + (made.count > 1 ? "" : ", each time that somebody asks for it"),
                why: """
                    each store puts its own jobs one after the other and knows nothing of another's, so two of them on \
                    one file overwrite each other's loans; and a screen that makes its store can be given no other
                    """,
                look: Self.look(screens, for: "take the store as the clock is taken: in the initializer")))
    }

    private static func makesAStore(_ call: Reference) -> Bool {
        if call.kind != .call { return false }
        let isImplied = call.receiver == "" && call.labels == ["folder"]
        return call.name == "BooksStore" || call.name == "init" && (call.receiver == "BooksStore" || isImplied)
    }

    /// Files that the learner edits, and what to look for in them.
    static func look(_ types: [String], for what: String) -> String {
        let files = types.map { Exercise(2).path("Sources/\($0).swift") }
        return (files + ["\(what)   (lesson 02)"]).joined(separator: "\n      ")
    }
}
