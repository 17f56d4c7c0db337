import RoleRules
import RoleRulesTesting
import Testing

@Suite("The order entry in Clean VIPER keeps the rules of Clean VIPER")
struct RuleTests {
    @Test("breaks none")
    func noViolations() throws {
        try expectNoViolations(of: .cleanViper, in: "Lessons/09-DataCapture/Sources")
    }
}
