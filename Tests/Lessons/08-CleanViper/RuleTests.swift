import Foundation
import RoleRules
import RoleRulesTesting
import Testing

@Suite("The Items app in Clean VIPER keeps the rules of Clean VIPER")
struct RuleTests {
    @Test("breaks none")
    func noViolations() throws {
        try expectNoViolations(of: .cleanViper, in: "Lessons/08-CleanViper/Sources")
    }

    @Test("the lesson's text has each rule that names it, in the rule's own words")
    func text() throws {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let text = try String(contentsOf: root.appending(path: "Lessons/08-CleanViper/README.md"), encoding: .utf8)
        let taught = Architecture.cleanViper.rules.filter { $0.lesson == 8 }
        let missing = taught.filter { !text.contains("| `\($0.name)` | \($0.what) |") }.map(\.name)
        #expect(missing == [])
    }
}
