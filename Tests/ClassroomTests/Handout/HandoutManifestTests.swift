import Foundation
import Testing

@testable import Classroom

@Suite("The manifest of a handout")
struct HandoutManifestTests {
    /// The manifest of this checkout, whose tables it has to find.
    private static let manifest = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Package.swift").standardizedFileURL

    @Test("has the exercises that were chosen, and no suites of the tools")
    func narrowed() throws {
        let text = try String(contentsOf: Self.manifest, encoding: .utf8)
        let narrowed = try HandoutManifest(text).narrowed(to: ["01-NameTheConcerns", "13-Worker"])
        #expect(narrowed.contains("let exercises = [\n    \"01-NameTheConcerns\",\n    \"13-Worker\",\n]\n"))
        #expect(!narrowed.contains("14-Scene"))
        #expect(!narrowed.contains("WorkbookCommandTests") && !narrowed.contains("suites :"))
        #expect(narrowed.contains("let lessons = [\n    \"01-MassiveViewController\""))
    }

    @Test("is none where a table is not found, and the error says which")
    func unknown() {
        let error = #expect(throws: HandoutError.self) { try HandoutManifest("let package").narrowed(to: []) }
        #expect(error?.description.contains("it has no `let exercises = [`. Nothing was changed.") == true)
    }
}
