import ExerciseSupport
import RoleRules
import SourceModel
import Testing

/// The exercise whose answer is tested.
let exercise = Exercise("13c")

@Suite("Exercise 13c, from VIPER to VIPER-S", .exercise("13c"))
struct FromViperTests {
    @Test("13c.1 the rules about the contract hold: names, verbs and players")
    func contractRulesHold() throws {
        try report("13c.1")
    }

    @Test("13c.4 the rules about a Scene hold")
    func sceneRulesHold() throws {
        try report("13c.4")
    }

    @Test("13c.5 the rules about a Director and a Worker hold")
    func decidingRulesHold() throws {
        try report("13c.5")
    }

    @Test("13c.6 the other rules of VIPER-S hold")
    func otherRulesHold() throws {
        try report("13c.6")
    }

    @Test("13c.7 the rules about who owns whom hold")
    func owningRulesHold() throws {
        try report("13c.7")
    }

    @Test("13c.6 the rules of VIPER hold on the modules that stay in VIPER")
    func othersStayInVIPER() throws {
        // Another test covers the rest of the old module.
        let sources = try Self.sources { !["Book", "BookDetail"].contains($0) }
        ExerciseSupport.report(try exercise.violations(of: .viper, in: sources))
    }

    /// Reports what breaks the rules of VIPER-S that a requirement is about, as soon as there is an actor to judge.
    private func report(_ requirement: String) throws {
        let hasActors = Module().hasActors
        // A contract comes before its actors, and 13c.1 is about the contract.
        if requirement == "13c.1", !hasActors { return }
        guard isJudged(hasActors, after: "13c.2", because: "Sources/Book has no actors") else { return }
        // The new module, and the models and the store that it uses.
        let sources = try Self.sources { !["BookDetail", "ShelfList", "ShelfLend"].contains($0) }
        ExerciseSupport.report(
            try exercise.violations(of: .viperS, in: sources).filter { Self.requirement(of: $0) == requirement })
    }

    private static func requirement(of violation: Violation) -> String {
        switch violation.rule {
        case "contract-present", "names-follow-folders", "verbs-follow-roles", "roles-in-extensions",
            "roles-have-players":
            "13c.1"
        case "scene-knows-no-model", "display-models-ready-to-show": "13c.4"
        case "director-stores-only-roles", "worker-knows-only-presenter", "roles-stay-roles": "13c.5"
        case "no-strong-cycles", "back-references-weak": "13c.7"
        case "one-concern-a-type" where violation.file.hasSuffix("Scene.swift"): "13c.4"
        case "one-concern-a-type" where !violation.file.hasSuffix("Navigator.swift"): "13c.5"
        default: "13c.6"
        }
    }

    /// Returns the sources in some of the app's folders, and those outside of any folder.
    private static func sources(in isMeant: (String) -> Bool) throws -> Sources {
        let files = try exercise.sources.files.filter { isMeant($0.folders.first ?? "") }
        return try Sources(files: files.map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) })
    }

    /// Returns the line about where to look: the files of these actors of the new module, and what to look for there.
    static func look(_ actors: String..., for what: String) -> String {
        exercise.look(in: actors.map { "Book/Detail/BookDetail\($0)" }, for: what)
    }
}
