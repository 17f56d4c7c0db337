import RoleRules
import RoleRulesTesting
import SourceModel
import Testing

@Suite("The contracts of the Items app are written in the words of VIPER-S")
struct RuleTests {
    @Test("a role is named after its module and what it is for, and a message begins as its role's do")
    func names() throws {
        try expectNoViolations(
            of: .viperS, in: "Lessons/11-Contract/Sources", rules: ["names-follow-folders", "verbs-follow-roles"])
    }

    @Test("an answer among the events is reported")
    func answerAmongEvents() throws {
        let contract = """
            protocol ItemsList_HandleUIEvents: AnyObject {
                func presentDeleteSuccess()
            }
            """
        let violations = try Sources(files: [(path: "Items/List/ItemsListContract.swift", text: contract)])
            .violations(of: .viperS)
        #expect(
            violations.map(\.what) == [
                """
                ItemsList_HandleUIEvents asks for presentDeleteSuccess(), and a method of HandleUIEvents begins with on
                """
            ])
    }
}
