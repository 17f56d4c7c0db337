import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("The Items app in VIPER-S keeps the rules of VIPER-S")
struct RuleTests {
    @Test("breaks no rule")
    func noViolations() throws {
        let lesson = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/13-Modules/Sources").standardized
        // A name of its own, so that a failure prints what was found.
        let violations = try Sources(at: lesson).violations(of: .viperS)
        #expect(violations.isEmpty)
    }
}
