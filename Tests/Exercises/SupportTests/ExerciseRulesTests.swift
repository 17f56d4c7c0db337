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
}
