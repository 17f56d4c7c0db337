import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise05a

extension InteractorTests {
    /// The names that a file must not use, because they belong in another one, or in none.
    private static let strangers: [(file: String, names: Set<String>, why: String)] = [
        (
            "ShelfInteractor.swift",
            [
                "URL", "URLSession", "URLRequest", "HTTPURLResponse", "URLError", "JSONDecoder", "JSONEncoder", "Data",
                "FileManager", "BooksStore", "BookRecord", "LibraryRecord", "ShelfAPIDataManager",
                "ShelfLocalDataManager", "ShelfPresenter", "ShelfRow", "DueDate", "DateFormatter", "DispatchQueue",
            ],
            "an interactor decides what is fetched and stored, and when; it knows neither how that is done nor how it looks"
        ),
        (
            "ShelfAPIDataManager.swift",
            [
                "BooksStore", "BookRecord", "ShelfLocalDataManager", "ShelfLocalDataManagerInputProtocol",
                "ShelfInteractor", "ShelfInteractorOutputProtocol", "ShelfBook", "isOverdue", "FileManager", "shared",
                "DemoLibrary",
            ],
            "the library's side knows how books are sent, and decides nothing: neither what is stored nor what it means"
        ),
        (
            "ShelfLocalDataManager.swift",
            [
                "URLSession", "LibraryRecord", "ShelfAPIDataManager", "ShelfAPIDataManagerInputProtocol",
                "ShelfInteractor", "ShelfInteractorOutputProtocol", "ShelfBook", "isOverdue", "JSONDecoder",
                "JSONEncoder", "FileManager",
            ],
            "the device's side knows how books are kept, and decides nothing: neither where they come from nor what they mean"
        ),
    ]

    @Test("05a.7 each of the three knows its own part only")
    func eachKnowsItsPart() throws {
        for (name, names, why) in Self.strangers {
            let file = try exercise.file(name)
            let uses = file.references.filter { names.contains($0.name) || $0.name.hasPrefix("UIView") }
            let all = (Mention.userInterfaces(importedBy: file) + uses.map { Mention($0) }).firstOfEachName
            if all.isEmpty { continue }
            Issue.record(
                .teaching(
                    expected: "\(name.dropLast(6)) knows its own part, and neither a screen nor another one's",
                    happened: "it names \(all.map(\.name).joined(separator: ", "))", why: why,
                    look: exercise.look(at: all.prefix(3).map(\.place), for: "whose business is this?")))
        }
    }

    @Test("05a.7 the interactor keeps its data managers, and by their protocols")
    func managersAreKeptByProtocol() throws {
        let properties = try exercise.file("ShelfInteractor.swift").declarations.filter { $0.name == "ShelfInteractor" }
            .flatMap(\.members).filter { $0.kind == .property && $0.isStored }
        let types = properties.compactMap { $0.type?.text }
        let missing = ["ShelfAPIDataManagerInputProtocol", "ShelfLocalDataManagerInputProtocol"].filter { seam in
            !types.contains { $0.contains(seam) }
        }
        #expect(
            missing == [],
            .teaching(
                expected: "ShelfInteractor has a property for each of its data managers, with their protocols as types",
                happened: "there is none for \(missing.joined(separator: ", "))",
                why:
                    "with the protocols a test can put spies there; with the classes it would need a server and a file",
                look: exercise.look(in: "ShelfInteractor", for: "what does it keep of what its initializer gets?")))
    }

    @Test("05a.7 what overdue means is asked, and not written again")
    func ruleIsAsked() throws {
        let asks = try exercise.file("ShelfInteractor.swift").references.contains { $0.name == "isOverdue" }
        #expect(
            asks,
            .teaching(
                expected: "the interactor asks isOverdue(at:) which loans are overdue", happened: "it never does",
                why: "the same rule in two places becomes two rules as soon as somebody changes one of them",
                look: exercise.look(
                    in: "ShelfInteractor", for: "what turns a Book into a ShelfBook? Loan has the rule already")))
    }

    @Test("05a.7 each of the three keeps what it needs in its own properties")
    func stateIsItsOwn() {
        let shared = SharedState.variables
        if shared.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "the interactor and the data managers keep what they need in properties of their own",
                happened: "\(shared.map(\.name).joined(separator: ", ")) is shared by all instances",
                why: """
                    a second list, or the next test, begins with what the last one left there; until that changes, \
                    nothing else can be judged
                    """,
                look: exercise.look(
                    at: shared.map(\.location.place), for: "does it belong to one list, or to all?")))
    }

    @Test("05a.8 one store for the whole app")
    func oneStore() throws {
        let made = try exercise.sources.files.flatMap(\.references).filter {
            let isImplied = ($0.receiver ?? "").isEmpty && $0.labels == ["folder"]
            return $0.kind == .call
                && ($0.name == "BooksStore" || $0.name == "init" && ($0.receiver == "BooksStore" || isImplied))
        }
        if made.count <= 1 { return }
        Issue.record(
            .teaching(
                expected: "one BooksStore is made for the whole app, and everything that stores is given that one",
                happened: "there are \(made.count) places that make one",
                why: """
                    a store runs its own jobs one after the other and knows nothing of another store's, so two of them \
                    on one file overwrite each other's loans
                    """,
                look: exercise.look(at: made.map(\.location.place), for: "which of them could pass theirs along?")))
    }
}
