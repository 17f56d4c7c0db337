import RoleRules
import RoleRulesTesting
import Testing

@Suite("The contracts of the Items app are written in the words of VIPER-S")
struct RuleTests {
    @Test("a role is named after its module and what it is for, and a message begins as its role's do")
    func names() throws {
        try expectNoViolations(
            of: .viperS, in: "Lessons/11-Contract/Sources", rules: ["names-follow-folders", "verbs-follow-roles"])
    }

    @Test("every rule holds that asks for no actor")
    func noViolations() throws {
        try expectNoViolations(of: .viperS, in: "Lessons/11-Contract/Sources")
    }
}
