import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("A course file is read strictly")
struct CourseFileReaderTests {
    private func read(_ json: String) throws(GradeError) -> CourseFile {
        try CourseFileReader("grading.json", exercises: Class.exercises).read(Array(json.utf8))
    }

    /// Every name that the file may have.
    static let whole = """
        {
          "$schema": "grading.schema.json",
          "title": "iOS",
          "deadline": "2026-11-20T23:59+01:00",
          "late": { "percentPerDay": 10, "most": 50, "graceMinutes": 15 },
          "students": {
            "Anna": { "deadline": "2026-11-22 23:59 Z" },
            "bo, \\"the\\" <b>": { "requirements": { "13a.2": { "points": 1, "comment": "Half\\nof it" } } },
            "Dora": {}
          }
        }
        """

    @Test("everything in it comes out")
    func whole() throws {
        let course = try read(Self.whole)
        #expect(course.rules.title == "iOS" && course.rules.deadline == "2026-11-20T23:59+01:00")
        #expect(course.rules.late == LateRule(percentPerDay: 10, most: 50, graceMinutes: 15))
        #expect(
            course.students == [
                .init(name: "Anna", line: 7, deadline: "2026-11-22 23:59 Z"),
                .init(
                    name: "bo, \"the\" <b>", line: 8,
                    requirements: [.init(id: "13a.2", points: 1, comment: "Half\nof it")]),
                .init(name: "Dora", line: 9),
            ])
        #expect(try read("{}") == CourseFile(path: "grading.json"))
    }

    @Test(
        "a mistake is told with its line, the nearest name, and what to write",
        arguments: [
            (
                "", 1, "this is no JSON: the end where a value is expected",
                "see the example in Documentation/Grading.md"
            ),
            ("[]", 1, "the file is a list and not an object in braces", "use title, deadline, late, students"),
            (
                "{\n\"dedline\": 1 }", 2, "the file can't have \"dedline\"; did you mean deadline?",
                "use title, deadline, late, students"
            ),
            (
                "{ \"late\": {\n\"percentPerDays\": 10 } }", 2,
                "\"late\" can't have \"percentPerDays\"; did you mean percentPerDay?",
                "use percentPerDay, pointsPerDay, most, graceMinutes"
            ),
            (
                "{ \"title\": \"a\",\n\n\"title\": \"b\" }", 3, "\"title\" is there twice",
                "keep one, with everything in it"
            ),
            ("{ \"title\": \" \" }", 1, "\"title\" is \" \"", "write a text in double quotes"),
            (
                "{ \"late\": { \"percentPerDay\": 10,\n\"pointsPerDay\": 1 } }", 2,
                "a day costs both a percentage and points", "keep one of them"
            ),
            (
                "{ \"late\": { \"percentPerDay\": 12.5 } }", 1, "\"percentPerDay\" is 12.5",
                "write a whole number from 1 to 100"
            ),
            (
                "{ \"late\":\n{ \"most\": 3 } }", 2, "\"late\" has a \"most\" of nothing",
                "add percentPerDay or pointsPerDay"
            ),
            (
                "{ \"students\": { \"Anna\": 3 } }", 1, "\"Anna\" is 3 and not an object in braces",
                "use deadline, requirements"
            ),
        ])
    func mistakes(json: String, line: Int, what: String, fix: String) {
        let error = #expect(throws: GradeError.self) { try read(json) }
        #expect(error == .courseFile(path: "grading.json", line: line, what: what, fix: fix))
    }

    @Test(
        "so is one in a student's requirements",
        arguments: [
            (
                "{ \"12a.11\": {} }", "there is no requirement \"12a.11\"; did you mean 12a.1?", "use 12a.1"
            ),
            ("{ \"14z.1\": {} }", "there is no requirement \"14z.1\"; did you mean 12a.1?", "as in 12a.3"),
            ("{ \"13a.2\": { \"points\": 3 } }", "\"points\" is 3", "write a whole number from 0 to 2"),
            ("{ \"13a.2\": { \"points\": \"1\" } }", "\"points\" is \"1\"", "write a whole number from 0 to 2"),
            ("{ \"13a.2\": {} }", "nothing is said about 13a.2", "add points, a comment, or both"),
            ("{ \"13a.2\": { \"text\": \"\" } }", "\"13a.2\" can't have \"text\"", "use points, comment"),
        ])
    func requirements(json: String, what: String, fix: String) {
        let error = #expect(throws: GradeError.self) {
            try read("{ \"students\": { \"Anna\": { \"requirements\": \(json) } } }")
        }
        guard case .courseFile(_, 1, what, let remedy) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(remedy.hasSuffix(fix))
    }

    @Test(
        "a deadline has a date that exists, a time and a zone",
        arguments: [
            "2026-11-20", "2026-11-20T23:59", "2026-11-31T23:59Z", "2027-02-29T23:59Z", "2026-13-01T23:59Z", "Friday",
            "2026-11-00T23:59Z",
        ])
    func deadlines(text: String) {
        let error = #expect(throws: GradeError.self) { try read("{\"deadline\": \"\(text)\"}") }
        #expect(
            error?.description == """
                grading.json:1: error: "deadline" is "\(text)"
                  fix: write a date, a time and a zone, as in 2026-11-20T23:59+01:00
                """)
        #expect(HandInTime("2028-02-29T23:59Z") != nil && HandInTime("2026-12-31T23:59Z") != nil)
    }

    @Test("a file that isn't there is told")
    func absent() throws {
        let file = try TemporaryCourse().checkout.url("grading.json")
        let error = #expect(throws: GradeError.self) {
            try CourseFileReader("grading.json", exercises: []).read(file)
        }
        #expect(error == .noCourseFile(path: "grading.json"))
        #expect(Workshop.status(of: GradeError.noCourseFile(path: "")) == .usage)
    }

    @Test("the schema has the same names, and takes what the reader takes")
    func schema() throws {
        let file = ThisCheckout.root.appendingPathComponent("Documentation/grading.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        func names(_ object: Any?) -> Set<String> {
            Set(((object as? [String: Any])?["properties"] as? [String: Any] ?? [:]).keys)
        }
        let definitions = schema["$defs"] as? [String: Any]
        #expect(names(schema) == Set(CourseFileReader.top))
        #expect(names((schema["properties"] as? [String: Any])?["late"]) == Set(CourseFileReader.late))
        #expect(names(definitions?["student"]) == Set(CourseFileReader.student))
        #expect(names(definitions?["requirement"]) == Set(CourseFileReader.requirement))
        let deadline = try #require(definitions?["deadline"] as? [String: Any])
        let pattern = try Regex(try #require(deadline["pattern"] as? String))
        for text in ["2026-11-20T23:59+01:00", "2026-11-22 23:59 Z", "2026-11-20T23:59:30.5Z"] {
            #expect(text.wholeMatch(of: pattern) != nil && HandInTime(text)?.hasZone == true)
        }
        #expect("2026-11-20T23:59".wholeMatch(of: pattern) == nil)
    }
}
