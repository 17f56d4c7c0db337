import RoleRules
import RoleRulesTesting
import Testing

@Suite("The list keeps the rules of VIPER-S")
struct RuleTests {
    @Test("breaks no rule")
    func noViolations() throws {
        try expectNoViolations(of: .viperS, in: "Lessons/12-Actors/Sources")
    }
}
