import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import WorkbookTools

@Suite("What a change costs is counted by making it")
struct ChangeMeasurerTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        try course.write("Lessons/02-Small/README.md", "# 02 Small\n")
        try course.write(
            "Lessons/02-Small/Sources/DateText.swift",
            """
            import Foundation

            struct DateText {
                let format = "MMM"
                let locale = "en"
            }

            struct Other {}

            """)
        try course.write("Lessons/02-Small/Probes/Probe.swift", "struct Probe {}\n")
        try course.write(
            "Tests/Lessons/02-Small/DateTextTests.swift",
            """
            import Testing
            @testable import Lesson02Small
            @Suite struct DateTextTests {
                @Test func day() { #expect(DateText().format == "MMM") }
                @Test func locale() { #expect(DateText().locale == "en") }
            }

            """)
        try course.write(
            "Lessons/18-Choosing/Changes/02-Small.json",
            """
            {"changes": [{"name": "date-format", "how": "In one place.", "edits": [
                {"file": "Lessons/02-Small/Sources/DateText.swift", "replace": "\\"MMM\\"", "with": "\\"MMMM\\""},
                {"file": "Lessons/02-Small/Sources/Month.swift", "add": "enum Month {\\n    case may\\n}\\n"},
                {"file": "Lessons/02-Small/Probes/Probe.swift", "replace": "struct", "with": "enum"},
                {"file": "Tests/Lessons/02-Small/DateTextTests.swift", "replace": "\\"MMM\\"", "with": "\\"MMMM\\""},
                {"file": "Tests/Lessons/02-Small/MonthTests.swift",
                 "add": "import Testing\\n@Test func may() {}\\n@Test func june() {}\\n"},
                {"file": "Tests/Lessons/02-Small/ScreenTests.swift",
                 "add": "import Testing\\n@Test func screen() { _ = UIView() }\\n"}
            ]}]}
            """)
    }

    private func measure() throws -> ChangeMeasure {
        try #require(try ChangeMeasurer(Catalogue(of: course.checkout)).measure().first)
    }

    @Test("the files, types and lines of the code, those of probes aside")
    func code() throws {
        let measure = try measure()
        #expect(measure.label == "02 Small")
        #expect(
            measure.files == ["Lessons/02-Small/Sources/DateText.swift", "Lessons/02-Small/Sources/Month.swift"])
        #expect(measure.types == ["DateText", "Month"])
        #expect(measure.lines == LineCount(added: 3, removed: 0, edited: 1))
        #expect(measure.lines.touched == 4)
    }

    @Test("the tests that changed, the new ones, and those among them that need no screen")
    func tests() throws {
        let measure = try measure()
        #expect(measure.testsChanged == ["Tests/Lessons/02-Small/DateTextTests.swift day()"])
        #expect(measure.testsAdded == 3)
        #expect(measure.testsAddedWithoutScreen == 2)
        #expect(measure.testLines == LineCount(added: 5, removed: 0, edited: 1))
    }

    @Test("a suite that another rung keeps is edited and counted as the rung's own")
    func sharedSuite() throws {
        let suite = try #require(course.read("Tests/Lessons/02-Small/DateTextTests.swift"))
        try course.write(
            "Tests/Lessons/01-MassiveViewController/DateTextTests.swift",
            suite.replacing("Lesson02Small", with: "Lesson01MassiveViewController"))
        try course.remove("Tests/Lessons/02-Small/DateTextTests.swift")
        try course.write(
            "Tests/Lessons/shared.json",
            """
            {"suites": [{"suite": "01-MassiveViewController/DateTextTests.swift", "tests": ["DateText.swift"],
                "shared": ["02-Small/DateTextTests.swift"]}], "copies": []}
            """)
        try tests()
    }

    @Test("a table for each count, with a column for each change and one for their sum")
    func tables() throws {
        let comparison = ChangeComparison([try measure()])
        let (title, table) = try #require(comparison.tables.first)
        #expect(title == "Lines of code touched")
        #expect(
            table.header == ["rung", "date-format", "newest-item", "note", "sort-by-name", "undo-delete", "all"])
        #expect(table.rows == [["02 Small", "4", "-", "-", "-", "-", "4"]])
        #expect(comparison.tables.last?.table.rows == [["02 Small", "2 of 3", "-", "-", "-", "-", "2 of 3"]])
    }

    @Test("what was not proven is told")
    func unproven() throws {
        let notes = ChangeComparison([try measure()]).notes
        #expect(notes.first?.hasPrefix("Not proven as they are now, so their numbers may be wrong: 02 Small. ") == true)
    }

    @Test("a chart of lines for each change")
    func chart() throws {
        let chart = ChangeChart(ChangeComparison([try measure()]))
        #expect(chart.panels.prefix(2).map(\.title) == ["date-format: lines of code", "date-format: lines of tests"])
        #expect(chart.panels.prefix(2).map(\.values) == [[4], [6]])
        #expect(chart.svg.contains("Five changes on every rung"))
    }
}
