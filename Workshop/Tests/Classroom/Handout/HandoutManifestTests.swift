import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("The manifest of a handout")
struct HandoutManifestTests {
    /// This checkout's manifest, which has the tables to narrow.
    private static let manifest = ThisCheckout.root.appendingPathComponent("Package.swift")

    @Test("has the exercises that were chosen, and no suites of the tools")
    func narrowed() throws {
        let text = try String(contentsOf: Self.manifest, encoding: .utf8)
        let narrowed = try HandoutManifest(text).narrowed(to: ["01a-NameTheConcerns", "13a-Worker"])
        #expect(narrowed.contains("let exercises = [\n    \"01a-NameTheConcerns\",\n    \"13a-Worker\",\n]\n"))
        #expect(!narrowed.contains("12b-Scene"))
        #expect(!narrowed.contains("WorkbookCommandTests") && !narrowed.contains("\"WorkbookCommand\""))
        #expect(narrowed.contains("let suites: [Target] = []\nlet workshop: [Target] = []\n"))
        #expect(narrowed.contains("let lessons = [\n    \"01-MassiveViewController\""))
    }

    @Test("is none where a table is not found, and the error says which")
    func unknown() {
        let error = #expect(throws: HandoutError.self) { try HandoutManifest("let package").narrowed(to: []) }
        #expect(error?.description.contains("it has no `let exercises = [`. Nothing was changed.") == true)
    }
}
