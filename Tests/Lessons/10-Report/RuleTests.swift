import RoleRules
import RoleRulesTesting
import Testing

@Suite("The report keeps the rules of Clean VIPER")
struct RuleTests {
    @Test("breaks none")
    func noViolations() throws {
        try expectNoViolations(of: .cleanViper, in: "Lessons/10-Report/Sources")
    }
}
