import Foundation
import SourceModel
import Testing

@testable import ExerciseSupport

/// What `exercise.json` promises, against the suite, the hints and the task.
@Suite("Every requirement is tested, hinted at and told")
struct RequirementTests {
    private struct Description: Decodable {
        struct Requirement: Decodable {
            let id: String
            let tests: [String]
        }
        let requirements: [Requirement]
    }

    private func requirements(of folder: String) throws -> [Description.Requirement] {
        let file = Tree.root.appending(path: "Exercises/\(folder)/exercise.json")
        return try JSONDecoder().decode(Description.self, from: Data(contentsOf: file)).requirements
    }

    @Test("every test of a suite belongs to one requirement, and is there", arguments: Tree.exercises)
    func testsBelongToRequirements(folder: String) throws {
        let suite = try Sources(at: Tree.root.appending(path: "Tests/Exercises/\(folder)"))
        // The code that drives a copy of an answer is a test only so that it can run.
        let files = suite.files.filter { !$0.folders.contains("Driver") }
        let tests = files.flatMap(\.declarations).flatMap(\.all).filter { $0.has("Test") }.map(\.name)
        let named = try requirements(of: folder).flatMap(\.tests)
        #expect(!tests.isEmpty)
        #expect(tests.sorted() == named.sorted())
    }

    @Test("hints and task speak of every requirement", arguments: Tree.exercises)
    func hintsAndTaskAreWhole(folder: String) throws {
        let hints = try #require(Tree.text("Exercises/\(folder)/hints.md"))
        let task = try #require(Tree.text("Exercises/\(folder)/README.md"))
        let ids = try requirements(of: folder).map(\.id)
        let hinted = hints.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
            String($0.dropFirst(3).prefix { $0 != " " })
        }
        let tiers = hints.split(separator: "\n").filter { $0.hasPrefix("### ") }
        #expect(hinted == ids)
        #expect(tiers == ids.flatMap { _ in ["### Where to look", "### What to do", "### Nearly the code"] })
        #expect(ids.filter { !task.contains("| \($0) |") } == [])
    }
}
