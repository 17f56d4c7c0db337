import Foundation
import Testing

@testable import ExerciseSupport

/// The two trees of this checkout, exercise by exercise: what is the workbook's is the same in both.
@Suite("Exercises and solutions share everything but the answers", .enabled(if: Tree.hasSolutions))
struct TreeTests {
    @Test("every file that may not be edited is the same, byte for byte", arguments: Tree.exercises)
    func lockedFilesAreTheSame(folder: String) {
        let editable = Set(Tree.files("Exercises/.starter/\(folder)"))
        let parts = ["Sources/", "Tests/"]
        let mine = Set(parts.flatMap { Tree.files("Exercises/\(folder)", below: $0) }).subtracting(editable)
        let theirs = Set(parts.flatMap { Tree.files("Solutions/\(folder)", below: $0) }).subtracting(editable)
        let different = mine.union(theirs).filter { file in
            Tree.bytes("Exercises/\(folder)/\(file)") != Tree.bytes("Solutions/\(folder)/\(file)")
        }
        #expect(!mine.isEmpty)
        #expect(
            different.sorted() == [], "copy them from Exercises/\(folder) to Solutions/\(folder), or make them editable"
        )
    }

    @Test(
        "what may be edited is what has a pristine copy, and a solution unless it may be deleted",
        arguments: Tree.exercises)
    func editableFilesAreComplete(folder: String) throws {
        let description = try JSONSerialization.jsonObject(
            with: Data(contentsOf: Tree.root.appending(path: "Exercises/\(folder)/exercise.json")))
        let fields = try #require(description as? [String: Any])
        let editable = try #require(fields["editable"] as? [String])
        let removable = fields["removable"] as? [String] ?? []
        #expect(Tree.files("Exercises/.starter/\(folder)").sorted() == editable.sorted())
        let kept = editable.filter { file in !removable.contains { file.hasPrefix($0 + "/") } }
        #expect(kept.filter { Tree.bytes("Solutions/\(folder)/\($0)") == nil } == [])
    }

    @Test("every goal left in a starter names a requirement", arguments: Tree.exercises)
    func goalsNameRequirements(folder: String) throws {
        let starters = Tree.files("Exercises/.starter/\(folder)")
        let text = starters.compactMap { Tree.text("Exercises/.starter/\(folder)/\($0)") }.joined()
        let description = try #require(Tree.text("Exercises/\(folder)/exercise.json"))
        let goals = text.matches(of: #/TODO\(([0-9a-z.]+)\): /#).map { String($0.1) }
        #expect(!goals.isEmpty)
        #expect(Set(goals).filter { !description.contains("\"id\": \"\($0)\"") }.sorted() == [])
        #expect(text.components(separatedBy: "TODO").count - 1 == goals.count)
    }
}
