import Foundation
import Testing

@testable import workshop

/// The class is Anna, who has all points; Dora, whose archive is empty; and Eve, whose second answer has no verdict.
@Suite("What is not graded is not zero")
struct NotGradedTests {
    private func text(_ format: ReportFormat, _ columns: GradebookCSV.Flavor = .plain) throws -> String {
        try #require(try ReportWriter(Class.ungraded, as: format, columns: columns).text())
    }

    private func rows(_ columns: GradebookCSV.Flavor) throws -> [String] {
        try text(.csv, columns).components(separatedBy: "\r\n").filter { $0.contains("Dora") || $0.contains("Eve") }
    }

    @Test("an answer without a verdict leaves its submission without a sum, and with a reason")
    func reasons() {
        #expect(Class.anna.points == 9 && Class.anna.notGraded == nil)
        #expect(Class.dora.points == nil && Class.dora.notGraded == "is empty")
        #expect(Class.eve.points == nil && Class.eve.notGraded == "has no verdict on 13a")
    }

    @Test("CSV has empty cells, and Moodle's no row")
    func csv() throws {
        #expect(
            try rows(.plain) == [
                "Dora,ddd,,unknown,,,,,,,9,is empty,",
                "Eve,eee,,unknown,,3,passed,,refused,,9,has no verdict on 13a,",
            ])
        #expect(try rows(.canvas) == ["Dora,,,,,,", "Eve,,,,,3,"])
        #expect(try rows(.moodle) == [])
    }

    @Test("the table has a dash, and says over whom the average is")
    func table() throws {
        let text = try text(.table)
        #expect(text.contains("Dora    -    -       -\nEve     3   -r       -\n"))
        #expect(text.contains("Dora: not graded: it is empty\nEve: not graded: it has no verdict on 13a\n"))
        #expect(
            text.contains("3 submissions, 1 of them graded: these have 9.0 of 9 points on average, median 9, 1 with"))
    }

    @Test("JSON has no points for it")
    func json() throws {
        let text = try text(.json)
        #expect(text.ranges(of: "\"points\" : 0").isEmpty)
        #expect(try JSONDecoder().decode(Gradebook.self, from: Data(text.utf8)) == Class.ungraded)
    }

    @Test("JUnit has an error and no failure")
    func junit() throws {
        let text = try text(.junit)
        #expect(text.contains("<testsuite name=\"Eve\" tests=\"2\" failures=\"0\" errors=\"1\" skipped=\"0\">"))
        #expect(
            text.contains(
                "<testcase classname=\"Eve.13a\" name=\"13a\"><error message=\"there is no verdict: Killed\"/></testcase>"
            ))
    }

    @Test("Markdown and GitHub's notices have no points")
    func github() throws {
        let markdown = try text(.markdown)
        #expect(markdown.contains("# Dora: not graded\n\nIt is empty.\n"))
        #expect(markdown.contains("# Eve: not graded\n\nIt has no verdict on 13a.\n"))
        #expect(markdown.contains("| 13a Worker |  | refused |"))
        #expect(!markdown.contains("2 points: a failure is told"))
        #expect(
            try text(.github).hasSuffix(
                "::error title=Not graded::Dora is empty\n::error title=Not graded::Eve has no verdict on 13a\n"))
    }

    @Test("Gradescope gets the reason without a score, and Classroom 50, which demands a score, no file")
    func files() throws {
        for submission in [Class.dora, Class.eve] {
            let text = try GradescopeResults(submission, in: Class.ungraded).text
            #expect(!text.contains("score") && text.contains("Not graded: the submission"))
            #expect(Classroom50Results(submission, in: Class.ungraded, environment: [:]) == nil)
        }
    }

    @Test("pages have no points for it, and the class page says over whom its figures are")
    func pages() throws {
        let files = GradebookPages(Class.ungraded).files.mapValues(ParsedPage.init)
        let eve = try #require(files["students/eee.html"])
        #expect(
            eve.first("p") { $0.attributes["class"] == "refusal" }?.text
                == "Not graded: your submission has no verdict on 13a.")
        #expect(eve.first("header")?.text.contains("points") == false)
        #expect(eve.all("li").count == 1)
        let header = try #require(files["index.html"]?.first("header")?.text)
        #expect(
            header.contains(
                "2 exercises for 9 points. 3 submissions, 1 of them graded: these have 9.0 of 9 points on average, median 9,"
            ))
    }

    @Test("formats that leave it out say how many")
    func leftOut() {
        func sentence(_ format: ReportFormat, _ columns: GradebookCSV.Flavor = .plain) -> String? {
            ReportWriter(Class.ungraded, as: format, columns: columns).leftOut
        }
        let words =
            "2 submissions are not graded and have no row, so no 0 is imported for them; --format table says why"
        #expect(sentence(.csv, .moodle) == words)
        #expect(sentence(.classroom50) == words.replacing("row", with: "file"))
        #expect(sentence(.csv, .canvas) == nil && sentence(.table) == nil)
        #expect(ReportWriter(Class.empty, as: .csv, columns: .moodle).leftOut == nil)
    }
}
