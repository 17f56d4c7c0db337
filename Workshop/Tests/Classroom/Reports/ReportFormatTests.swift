import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("A report format is described, and is a text or a folder")
struct ReportFormatTests {
    @Test("Documentation/Grading.md has a row for each", arguments: ReportFormat.allCases)
    func described(format: ReportFormat) throws {
        let file = ThisCheckout.root.appending(path: "Documentation/Grading.md")
        let hasRow = try String(contentsOf: file, encoding: .utf8).contains("\n| `\(format.rawValue)` | ")
        #expect(
            hasRow,
            "Documentation/Grading.md lacks a row for \(format.rawValue): add it to the table of \"The reports\"")
    }

    @Test("it has a text unless isFolder says that it is many files", arguments: ReportFormat.allCases)
    func written(format: ReportFormat) throws {
        let hasText = try ReportWriter(Class.gradebook, as: format).text() != nil
        #expect(
            hasText != format.isFolder,
            """
            \(format.rawValue) has \(hasText ? "a" : "no") text in ReportWriter.text, and ReportFormat.isFolder is \
            \(format.isFolder): correct one of them
            """)
    }
}
