import CourseFixtures
import Foundation
import Testing

@testable import workshop

/// Anna handed in on day 2 and has longer; bo gets a point by hand; Cem is late; nobody knows when Dora's empty archive
/// came.
@Suite("A teacher's points, and what lateness costs, are in every report")
struct CourseReportTests {
    private static func submission(_ mark: SubmissionMark, _ time: String?) -> SubmissionMark {
        SubmissionMark(id: mark.id, name: mark.name, handedIn: time, refusal: mark.refusal, marks: mark.marks)
    }

    private static let marks = Gradebook(
        exercises: Class.exercises, isConfined: true,
        submissions: [
            submission(Class.anna, "2026-11-22T10:00:00Z"), submission(Class.bo, nil),
            submission(Class.cem, "2026-11-22T10:00:00Z"), Class.dora,
        ])

    private static let course = CourseFile(
        path: "grading.json",
        rules: CourseRules(title: "iOS", deadline: "2026-11-20T23:59:00Z", late: LateRule(pointsPerDay: 2)),
        students: [
            .init(name: "Anna", line: 2, deadline: "2026-11-25T00:00:00Z"),
            .init(
                name: "bbb", line: 3,
                requirements: [
                    .init(id: "13a.2", points: 1, comment: "Half of it:\nthe first failure."),
                    .init(id: "13a.1", points: nil, comment: "Well <done>"),
                    .init(id: "12a.1", points: 3, comment: nil),
                    .init(id: "14a.1", points: 0, comment: nil),
                ]),
        ])

    private let book = Self.course.applied(to: Self.marks).gradebook

    private func text(_ format: ReportFormat, _ columns: GradebookCSV.Flavor = .plain) throws -> String {
        try #require(try ReportWriter(book, as: format, columns: columns).text())
    }

    private func named(_ name: String) throws -> SubmissionMark {
        try #require(book.submissions.first { $0.name.hasPrefix(name) })
    }

    private static let late = "Handed in on day 2 after the deadline, 2026-11-20 23:59 UTC: 4 points less"

    @Test("points count, and the tests' points stay known; what doesn't change is no change")
    func applied() throws {
        let bo = try named("bo")
        #expect(bo.points == 8 && bo.late == nil && bo.marks[1].points == 5)
        #expect(bo.marks[1].requirements[1].byHand == ByHand(insteadOf: 0, comment: "Half of it:\nthe first failure."))
        #expect(bo.marks[0].requirements[0].byHand?.insteadOf == nil && bo.marks[1].requirements[0].outcome == .met)
        #expect(try named("=cem").points == 2)
        #expect(try named("Anna").points == 9 && named("Anna").late?.days == 0)
        #expect(try named("Dora").points == nil && named("Dora").late == nil)
    }

    @Test("what a file says in vain is told with its line")
    func unused() {
        var course = Self.course
        course.students = [
            .init(name: "Ana", line: 4),
            .init(name: "Dora", line: 7, requirements: [.init(id: "12a.1", points: 1, comment: nil)]),
            .init(name: "Qqqqqq", line: 9),
        ]
        #expect(
            course.applied(to: Self.marks).unused == [
                "grading.json:4: no submission is from \"Ana\"; did you mean Anna?",
                "grading.json:7: what it says about 12a.1 doesn't count: the submission of Dora is empty",
                "grading.json:9: no submission is from \"Qqqqqq\"",
            ])
        #expect(Self.course.applied(to: Self.marks).unused == [])
    }

    @Test("grading again changes neither points nor comments, and a better answer keeps the teacher's")
    func again() throws {
        #expect(Self.course.applied(to: Self.marks).gradebook == book)
        let better = Gradebook(
            exercises: Class.exercises, isConfined: true,
            submissions: [SubmissionMark(id: "bbb", name: "bo", marks: Class.exercises.map(Class.met))])
        let mark = try #require(Self.course.applied(to: better).gradebook.submissions.first)
        #expect(mark.points == 8 && mark.marks[1].requirements[1].byHand?.insteadOf == 2)
    }

    @Test("the table has them, with a column for lateness")
    func table() throws {
        let text = try text(.table)
        #expect(text.hasPrefix("               12a  13a  late  points\n=cem()          0c    6    -4       2\n"))
        #expect(text.contains("\nbo, \"the\" <b>    3    5     ?       8\n"))
        #expect(
            text.contains(
                """
                The deadline is 2026-11-20 23:59 UTC; each day begun after it costs 2 points. It isn't known when 1
                submission was handed in, so lateness costs nothing there.
                """))
        #expect(text.contains("=cem(): \(Self.late).\n"))
        #expect(text.contains(": 13a.2: 1 point by hand instead of 0: Half of it: the first failure.\n"))
    }

    @Test("CSV has them; Canvas a column, and Moodle comments")
    func csv() throws {
        let plain = try text(.csv)
        #expect(
            plain.hasPrefix(
                "name,id,number,handed in,late,12a WriteTheContract,12a outcome,13a Worker,13a outcome,days late,late points,points,of,not graded,to look at,remarks\r\n"
            ))
        #expect(plain.contains(",6,passed,2,-4,2,9,,,\"\(Self.late).\"\r\n"))
        #expect(
            plain.contains(",5,not passed,,,8,9,,,13a.1: Well <done> 13a.2: 1 point by hand instead of 0: Half of it"))
        let canvas = try text(.csv, .canvas)
        #expect(
            canvas.contains(
                ",13a Worker,Late\r\n    Points Possible,,,,,3,6,0\r\n'=cem(),,,,,0,6,-4\r\nAnna,,,,,3,6,0\r\n"))
        let moodle = try text(.csv, .moodle)
        #expect(moodle.contains(",'=cem(),2,9,,\"12a: 0, does not compile; 13a: 6, passed; \(Self.late).\"\r\n"))
        #expect(moodle.contains("13a.2: 1 point by hand instead of 0: Half of it: the first failure."))
    }

    @Test("JSON has the rules and both, and reads them back")
    func json() throws {
        let text = try text(.json)
        #expect(try JSONDecoder().decode(Gradebook.self, from: Data(text.utf8)) == book)
        for part in ["\"insteadOf\" : 0", "\"days\" : 2", "\"pointsPerDay\" : 2"] { #expect(text.contains(part)) }
    }

    @Test("Markdown, GitHub's notices and JUnit have them")
    func markdown() throws {
        let markdown = try text(.markdown)
        #expect(markdown.contains("- 13a.2: 1 point by hand instead of 0: Half of it: the first failure.\n"))
        #expect(markdown.contains("- \(Self.late).\n") && markdown.contains("\nThe deadline is 2026-11-20 23:59 UTC;"))
        #expect(try text(.github).contains("Points 2/9\n"))
        #expect(try text(.github).contains("::notice title=Remark::\(Self.late).\n"))
        #expect(
            try text(.junit).contains("<properties><property name=\"remark\" value=\"\(Self.late).\"/></properties>"))
    }

    @Test("Gradescope and Classroom 50 get the score with them")
    func files() throws {
        let cem = try GradescopeResults(named("=cem"), in: book).text
        #expect(cem.contains("\"score\" : 2,") && cem.contains(Self.late))
        let bo = try GradescopeResults(named("bo"), in: book).text
        #expect(bo.contains("13a.2: 1 point by hand instead of 0") && bo.contains("The deadline is"))
        let classroom = try #require(Classroom50Results(named("=cem"), in: book, environment: [:])).text
        #expect(classroom.contains("\"score\" : 2,") && classroom.contains("\"score\" : -4,"))
    }

    @Test("points by hand decide whether a requirement counts as passed")
    func passed() throws {
        var course = Self.course
        course.students[1].requirements = [
            .init(id: "13a.2", points: 2, comment: nil),
            .init(id: "13a.1", points: 0, comment: "It only fits the test."),
        ]
        let book = course.applied(to: Self.marks).gradebook
        let junit = JUnitReport(book).text
        #expect(junit.contains("name=\"13a.2 a failure is told\"/>"))
        #expect(junit.contains("name=\"13a.1 one fetch leads to one answer\"><failure type=\"met\""))
        #expect(MarkdownReport(book).text.contains("- 13a.1, 4 points: one fetch leads to one answer"))
    }

    @Test("a student's page shows the deadline, the lateness, and the teacher's words next to the requirement")
    func pages() throws {
        let files = GradebookPages(book).files
        let bo = ParsedPage(files["students/bbb.html"] ?? "")
        let own = bo.all("span").filter { $0.attributes["class"] == "own" }.map(\.text)
        #expect(
            own == [
                "Your teacher: Well <done>", "Your teacher's points, instead of 0: Half of it:\nthe first failure.",
            ])
        #expect(bo.first("header")?.text.contains("Deadline: 2026-11-20 23:59 UTC") == true)
        let cem = ParsedPage(files["students/ccc.html"] ?? "")
        #expect(cem.first("header")?.text.contains(Self.late) == true)
        #expect(
            cem.all("tr").map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.last
                == "Lateness −4 day 2 after the deadline")
        #expect(cem.first("title")?.text.hasSuffix(": iOS") == true)
        let anna = ParsedPage(files["students/aaa.html"] ?? "")
        #expect(anna.first("header")?.text.contains("Deadline: 2026-11-25 00:00 UTC") == true)
        #expect(anna.first("header")?.text.contains("after the deadline") == false)
    }

    @Test("the class page has the rule and a column for lateness")
    func classPage() throws {
        let page = ParsedPage(GradebookPages(book).files["index.html"] ?? "")
        #expect(page.first("header")?.text.contains("The deadline is 2026-11-20 23:59 UTC; each day begun") == true)
        let cells = page.all("td").map(\.text)
        #expect(cells.contains("day 2, −4") && cells.contains("in time") && cells.contains("unknown"))
        #expect(page.error == nil)
    }

    @Test("without names, the points are the same")
    func anonymous() throws {
        let anonymous = book.anonymous(by: try AnonymityKey(in: TemporaryCourse().checkout))
        #expect(anonymous.submissions.map(\.points).sorted { $0 ?? -1 < $1 ?? -1 } == [nil, 2, 8, 9])
        #expect(anonymous.deadlineRemarks == book.deadlineRemarks)
    }
}
