import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise02a

/// The exercise whose answer is tested.
let exercise = Exercise("02a")

@Suite("Exercise 02a, extract the service", .exercise("02a"), .aloneWhereNewsIsPosted)
struct ExtractTheServiceTests {
    /// Names that only code uses that reads or writes a file.
    private static let filing: Set<String> = ["JSONDecoder", "JSONEncoder", "FileManager", "FileHandle"]
    /// Types of the queue on which a file is read and written, one job after the other.
    private static let queues: Set<String> = ["DispatchQueue", "OperationQueue"]

    @Test("02a.5 no screen knows a file")
    func noScreenKnowsAFile() throws {
        let files = try exercise.sources.files
        let isStore = ["BooksStore.swift", "BooksStoreError.swift"]
        let screens = files.filter { !isStore.contains($0.name) }
        let uses = screens.flatMap(\.references).filter { Self.filing.contains($0.name) }.map {
            Mention($0, as: $0.text)
        }
        let concerns = try exercise.sources.concerns().filter { $0.type.hasSuffix("ViewController") }
            .flatMap { $0.places[.storage] ?? [] }.map { Mention($0.use, at: $0.location.place) }
        let names = screens.filter { $0.text(in: 0..<$0.bytes.count).contains("\"books.json\"") }
            .map { Mention("\"books.json\"", at: $0.path) }
        let properties = screens.flatMap(\.declarations).flatMap(\.all).filter { property in
            let type = property.type ?? property.inferredType
            return property.isStored && type?.names.contains(where: Self.queues.contains) == true
        }
        let all = (uses + concerns + names + properties.map { Mention($0) }).reduce(into: [Mention]()) { all, one in
            if !all.contains(where: { $0.place == one.place }) { all.append(one) }
        }
        if all.isEmpty { return }
        let left = all.firstOfEachName.map(\.name)
        Issue.record(
            .teaching(
                expected: "everything about the file is in BooksStore, and gone from where it was",
                happened: "still there: \(left.joined(separator: ", "))"
                    + (all.count > left.count ? ", in \(all.count) places" : ""),
                why: "when the way of storing changes, it changes in the store, and no one will look here",
                look: exercise.look(at: all.prefix(3).map(\.place), for: "is this still needed?")))
    }

    @Test("02a.6 the store knows no screen")
    func theStoreKnowsNoScreen() throws {
        let file = try exercise.file("BooksStore.swift")
        let screens = file.references.filter { $0.name.hasPrefix("UI") || $0.name.hasSuffix("ViewController") }
        let known = (screens.map { Mention($0) } + Mention.userInterfaces(importedBy: file)).firstOfEachName
        guard let first = known.first else { return }
        Issue.record(
            .teaching(
                expected: "BooksStore names nothing of a screen; Foundation is all it needs",
                happened: "it has \(known.map(\.name).joined(separator: ", "))",
                why: "a store that knows no screen can serve any of them, and a test that has none",
                look: exercise.look(at: [first.place], for: "the screen that asked can do this when it gets the answer")
            ))
    }

    @Test("02a.6 no screen is asked to store")
    func noScreenIsAskedToStore() throws {
        let files = try exercise.sources.files.filter {
            ["BookDetailViewController.swift", "LendViewController.swift"].contains($0.name)
        }
        let places = files.flatMap { $0.references }.filter { $0.name == "ShelfViewController" }.map(\.location.place)
        if places.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "the book's screen and the one for lending know the store, and not the list",
                happened: places.count == 1
                    ? "one line names ShelfViewController" : "\(places.count) lines name ShelfViewController",
                why: """
                    they were given the list because it had the file; as long as they need a list, nobody can open \
                    them from anywhere else
                    """,
                look: exercise.look(at: places, for: "what does this screen still need the list for?")))
    }

    @Test("02a.6 all screens share one store")
    func allScreensShareOneStore() throws {
        let (count, places) = try Self.storesMadeBeside()
        if places.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "one BooksStore is made for the whole app, and each screen is given that one",
                happened: count > 1
                    ? "there are \(count) places that make one" : "a new one is made at each access",
                why: Self.whyOneStore,
                look: exercise.look(at: places, for: "let the initializer take the store, as it takes the clock")))
    }

    @Test("02a.6 the store of every screen is the same one")
    func everyScreenHoldsTheSameStore() async throws {
        let harness = try Harness()
        let screen = Shelf.launch(on: harness, at: { TestClock.noon })
        // State that all apps share without passing it along belongs to the second app from here on.
        _ = Shelf.launch(on: try Harness(), at: { TestClock.noon })
        let isThere = (try? await Self.openLending(screen, Shelf.Trail())) != nil
        guard isJudged(isThere, after: "02a.7", because: "no way leads from the list to the screen for lending") else {
            return
        }
        let held = screen.viewControllers.flatMap { screen in
            StoresHeld.by(screen).map { (screen: "\(type(of: screen))", store: $0) }
        }
        let others = held.filter { $0.store !== held.first?.store }
        if others.isEmpty { return }
        // The test before this one reports several that are made in plain sight.
        if try !Self.storesMadeBeside().places.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "the list, the book's screen, and the one for lending have the same store",
                happened: "it is not the one of the list in \(others.map(\.screen).joined(separator: " and "))",
                why: Self.whyOneStore,
                look: exercise.look(
                    in: others.map(\.screen),
                    for: "where does its store come from, and is a new one made on the way?")))
    }

    /// Returns how many places outside the store's own file make one, and the wrong ones among them.
    private static func storesMadeBeside() throws -> (count: Int, places: [String]) {
        let files = try exercise.sources.files.filter { $0.name != "BooksStore.swift" }
        let made = files.flatMap { file in file.references.filter(makesAStore).map { (file: file, call: $0) } }
        // The file that starts the app, or holds the store for all others, may make one, once.
        let wrong = made.filter { file, call in
            let isComputed = file.path(to: call.offset).contains { $0.kind == .property && !$0.isStored }
            return isComputed || ["BookDetailViewController.swift", "LendViewController.swift"].contains(file.name)
        }
        if made.count <= 1, wrong.isEmpty { return (made.count, []) }
        return (made.count, (wrong.isEmpty ? made : wrong).map(\.call.location.place))
    }

    private static let whyOneStore = """
        a store runs its own jobs one after the other and knows nothing of another store's, so two of them on one file \
        overwrite each other's loans
        """

    private static func makesAStore(_ call: Reference) -> Bool {
        if call.kind != .call { return false }
        let isImplied = call.receiver == "" && call.labels == ["folder"]
        return call.name == "BooksStore" || call.name == "init" && (call.receiver == "BooksStore" || isImplied)
    }
}
