import RoleRules
import RoleRulesTesting
import Testing

@Suite("The social app keeps the rules of VIPER")
struct RuleTests {
    @Test("breaks none, in either form of an interactor")
    func noViolations() throws {
        try expectNoViolations(of: .viper, in: "Lessons/07-ViperLogin/Sources")
    }
}
