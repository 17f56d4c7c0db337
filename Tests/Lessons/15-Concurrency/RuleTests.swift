import RoleRules
import RoleRulesTesting
import Testing

@Suite("The Items app in VIPER-S keeps the rules of VIPER-S")
struct RuleTests {
    @Test("breaks no rule")
    func noViolations() throws {
        try expectNoViolations(of: .viperS, in: "Lessons/15-Concurrency/Sources")
    }
}
