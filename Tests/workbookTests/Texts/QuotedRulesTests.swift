import CourseFixtures
import Foundation
import RoleRules
import Testing

@Suite("A lesson that has the rules in a table")
struct QuotedRulesTests {
    @Test("08 has each rule that names it, in the rule's own words")
    func cleanViper() throws {
        let readme = ThisCheckout.root.appending(path: "Lessons/08-CleanViper/README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let taught = Architecture.cleanViper.rules.filter { $0.lesson == 8 }
        #expect(!taught.isEmpty)
        let missing = taught.filter { !text.contains("| `\($0.name)` | \($0.what) |") }.map(\.name)
        #expect(
            missing == [],
            "Lessons/08-CleanViper/README.md lacks the rows of these rules in its table: | `name` | what |, to the letter"
        )
    }
}
