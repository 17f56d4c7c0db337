import Foundation
import RoleRules
import SourceModel
import Testing

/// An older UIKit app in two dialects of VIPER, with storyboards, and the findings of a reviewer.
@Suite("The rules of VIPER judge an app as a reviewer did")
struct ErrandsTests {
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures").standardizedFileURL

    @Test("finding by finding")
    func findings() throws {
        let app = Self.fixtures.appendingPathComponent("Errands")
        let violations = try Sources(at: app, relativeTo: app).violations(of: .viper)
        let found = violations.map { "\($0.file):\($0.line):\($0.column): \($0.what) [\($0.rule)]" }
        let labels = try String(contentsOf: Self.fixtures.appendingPathComponent("Errands.findings"), encoding: .utf8)
        let expected = labels.split(separator: "\n").map(String.init)
        let missed = expected.filter { !found.contains($0) }
        let falseAlarms = found.filter { !expected.contains($0) }
        #expect(missed == [])
        #expect(falseAlarms == [])
        #expect(found.count == expected.count)
    }

    @Test("and says which types it could not place")
    func unplaced() throws {
        let sources = try Sources(at: Self.fixtures.appendingPathComponent("Errands"))
        #expect(sources.unplaced(in: .viper).map(\.name) == ["CoreDataStore", "ManagedBase", "ManagedErrand"])
    }
}
