import Foundation
import RoleRules
import SourceModel
import Testing

@testable import ExerciseSupport

@Suite("The rules that a suite applies are those that its exercise lists")
struct ExerciseRulesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns an exercise that lists rules.
    private func exercise(listing rules: String) throws -> Exercise {
        let url = folder.url.appending(path: "Exercises/07a-Bücher zählen")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data("{\"rules\": \(rules)}".utf8).write(to: url.appending(path: "exercise.json"))
        return Exercise("07a", in: folder.url)
    }

    /// A Worker that knows a Scene, in a file with another name and without a contract.
    private var sources: Sources {
        get throws {
            try Sources(files: [
                (path: "Items/List/Work.swift", text: "final class ItemsListWorker { var scene: ItemsListScene? }"),
                (path: "Items/List/ItemsListScene.swift", text: "final class ItemsListScene {}"),
            ])
        }
    }

    private func found(_ rules: String, applying names: [String]? = nil) throws -> Set<String> {
        try Set(exercise(listing: rules).violations(of: .viperS, rules: names, in: sources).map(\.rule))
    }

    @Test("what is listed is found, and nothing else")
    func listed() throws {
        #expect(try found(#"["names-follow-folders"]"#) == ["names-follow-folders"])
        #expect(try found(#"["viper-s"]"#).isSuperset(of: ["names-follow-folders", "worker-knows-only-presenter"]))
        let two = #"["names-follow-folders", "worker-knows-only-presenter"]"#
        #expect(try found(two, applying: ["worker-knows-only-presenter"]) == ["worker-knows-only-presenter"])
    }

    @Test("a rule that exercise.json doesn't list is refused")
    func unlisted() throws {
        let error = #expect(throws: UnlistedRule.self) {
            try found(#"["names-follow-folders"]"#, applying: ["worker-knows-only-presenter"])
        }
        #expect(
            error?.description == """
                exercise.json of 07a doesn't list the rule worker-knows-only-presenter, so no suite may apply it
                """)
    }

    @Test("each name in each list is a rule, or an architecture for all of its rules", arguments: Tree.exercises)
    func known(folder: String) throws {
        let known = Set(Architecture.all.map(\.name) + Architecture.all.flatMap(\.rules).map(\.name))
        let unknown = try Exercise(String(folder.prefix { $0 != "-" })).rules.filter { !known.contains($0) }
        #expect(unknown == [])
    }
}
