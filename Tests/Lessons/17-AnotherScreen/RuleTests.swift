import RoleRules
import RoleRulesTesting
import Testing

@Suite("With other screens the app keeps the rules of VIPER-S")
struct RuleTests {
    @Test("breaks no rule, in the terminal or in SwiftUI")
    func noViolations() throws {
        try expectNoViolations(of: .viperS, in: "Lessons/17-AnotherScreen/Sources")
    }
}
