import Foundation
import RoleRules
import Testing

@testable import ExerciseSupport

@Suite("The rules that a suite applies are those that its exercise lists")
struct ExerciseRulesTests {
    @Test("a rule that exercise.json doesn't list is refused")
    func unlisted() throws {
        let error = #expect(throws: UnlistedRule.self) {
            try Exercise("12a").violations(of: .viperS, rules: ["scene-knows-no-model", "no-such-rule"])
        }
        #expect(error?.description.contains("exercise.json of 12a doesn't list the rule") == true)
    }

    @Test("what is listed is found, and nothing else")
    func listed() throws {
        let exercise = Exercise("12a")
        #expect(try exercise.rules.contains("worker-knows-only-presenter"))
        let rules = try Set(exercise.violations(of: .viperS, in: exercise.starterSources).map(\.rule))
        #expect(try rules.isSubset(of: exercise.rules))
    }

    @Test("each name in each list is a rule, or an architecture for all of its rules")
    func known() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponents(3).deletingLastPathComponent()
            .appending(path: "Exercises")
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        let known = Set(Architecture.all.map(\.name) + Architecture.all.flatMap(\.rules).map(\.name))
        let numbers = folders.compactMap { $0.split(separator: "-").first.map(String.init) }
        #expect(numbers.count > 20)
        for number in numbers {
            let unknown = try Exercise(number).rules.filter { !known.contains($0) }
            #expect(unknown == [], "exercise.json of \(number)")
        }
    }
}
