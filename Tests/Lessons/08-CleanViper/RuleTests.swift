import RoleRules
import RoleRulesTesting
import Testing

@Suite("The Items app in Clean VIPER keeps the rules of Clean VIPER")
struct RuleTests {
    @Test("breaks none")
    func noViolations() throws {
        try expectNoViolations(of: .cleanViper, in: "Lessons/08-CleanViper/Sources")
    }
}
