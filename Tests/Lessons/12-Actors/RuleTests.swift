import Foundation
import RoleRules
import RoleRulesTesting
import SourceModel
import Testing

@Suite("Each module keeps the rules of its own architecture")
struct RuleTests {
    @Test("the list those of VIPER-S")
    func list() throws {
        try expectNoViolations(of: .viperS, in: "Lessons/12-Actors/Sources/Items")
    }

    @Test("the form and the greeting those of VIPER", arguments: ["AddItem", "Welcome"])
    func others(module: String) throws {
        try expectNoViolations(of: .viper, in: "Lessons/12-Actors/Sources/\(module)")
    }

    @Test("the detail as well, but for the color that its presenter makes since the contract asks for one")
    func detail() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Lessons/12-Actors/Sources/ItemDetail").standardized
        let broken = try Sources(at: folder, relativeTo: folder).violations(of: .viper)
        #expect(broken.map(\.rule) == ["presenter-knows-no-ui"])
    }
}
