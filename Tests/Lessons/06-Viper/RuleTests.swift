import RoleRules
import RoleRulesTesting
import Testing

@Suite("The Items app in VIPER keeps the rules of VIPER")
struct RuleTests {
    @Test("breaks none: what was left on rungs 04 and 05 is done")
    func noViolations() throws {
        try expectNoViolations(of: .viper, in: "Lessons/06-Viper/Sources")
    }
}
