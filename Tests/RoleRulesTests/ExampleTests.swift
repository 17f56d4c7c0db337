import RoleRules
import SourceModel
import Testing

@Suite("Every rule has a wrong and a right example")
struct ExampleTests {
    @Test("the rule finds its wrong example", arguments: Rule.all.map(\.name))
    func findsTheWrongOne(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        let found = try Sources(files: rule.wrong.files).violations(of: rule.architecture, rules: [name])
        #expect(!found.isEmpty, "\(name) finds nothing in its own wrong example")
    }

    @Test("the rule has nothing to say about its right example", arguments: Rule.all.map(\.name))
    func passesTheRightOne(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        let found = try Sources(files: rule.right.files).violations(of: rule.architecture, rules: [name])
        #expect(found.isEmpty)
    }
}
