import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workshop

@Suite("Marks for programs")
struct ResultFileTests {
    private func object(_ text: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    // MARK: - JSON

    @Test("what was written is read as it was, and the same class has the same bytes")
    func json() throws {
        let course = try TemporaryCourse()
        let text = try GradebookJSON.text(Class.gradebook)
        try course.write("marks.json", text)
        #expect(try GradebookJSON.read(course.checkout.url("marks.json"), shownAs: "marks.json") == Class.gradebook)
        let shuffled = Gradebook(
            exercises: Class.exercises, isConfined: true,
            submissions: [Class.anna, Class.bo, Class.cem, Class.dora])
        #expect(try GradebookJSON.text(shuffled) == text)
    }

    @Test(
        "a file that is no gradebook is refused with the reason",
        arguments: [
            ("{", "is no JSON"), ("{\"version\": 2}", "has version 2, and this command reads version 1"),
            ("{\"version\": 1, \"exercises\": []}", "has no \"isConfined\""),
            (
                "{\"version\": 1, \"exercises\": [7], \"isConfined\": true, \"submissions\": []}",
                "has something unfit at exercises[0]"
            ),
        ])
    func unfit(text: String, reason: String) throws {
        let course = try TemporaryCourse()
        try course.write("marks.json", text)
        let error = #expect(throws: GradeError.self) {
            try GradebookJSON.read(course.checkout.url("marks.json"), shownAs: "marks.json")
        }
        #expect(error == .notAGradebook(path: "marks.json", reason: reason))
    }

    @Test("the schema names every property that there is, and no other")
    func schema() throws {
        let file = ThisCheckout.root.appendingPathComponent("Documentation/grades.schema.json")
        let schema = try object(String(contentsOf: file, encoding: .utf8))
        let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        func properties(_ name: String?) -> Set<String> {
            let definition = name.flatMap { definitions[$0] } ?? schema
            return Set((definition["properties"] as? [String: Any] ?? [:]).keys)
        }
        func names(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
        #expect(properties(nil) == names(Class.gradebook))
        #expect(properties("exercise") == names(Class.exercises[0]))
        #expect(properties("requirement") == names(Class.exercises[0].requirements[0]))
        #expect(properties("submission") == names(Class.anna))
        #expect(properties("trace") == names(Class.trace))
        #expect(properties("copy") == names(Class.trace.copies[0]))
        let equal = Resemblance(exercise: "13a", submissions: [], copy: nil)
        #expect(properties("resemblance") == names(equal))
        #expect(properties("student") == names(Student(system: .canvas, name: "")))
        #expect(properties("mark") == names(Class.half))
        #expect(properties("result") == names(Class.half.requirements[0]))
        #expect(properties("finding") == names(Class.finding))
        #expect(properties("line") == names(Class.finding.lines[0]))
        #expect(properties("byHand") == names(ByHand()))
        #expect(properties("earlier") == names(try #require(EarlierMark(Class.half))))
        let time = try #require(HandInTime("2026-11-20T23:59Z"))
        let late = Lateness(time, for: "2026-11-20T23:59Z", nil, earned: 0, of: 0)
        #expect(properties("lateness") == names(try #require(late)))
        let course = (schema["properties"] as? [String: [String: Any]])?["course"]?["properties"] as? [String: Any]
        #expect(Set((course ?? [:]).keys) == names(CourseRules()))
        #expect(properties("code") == names(try #require(Class.finding.code)))
        let mark = try #require(definitions["mark"]?["properties"] as? [String: [String: Any]])
        let pattern = try Regex(try #require(mark["exercise"]?["pattern"] as? String))
        #expect(Class.half.exercise.wholeMatch(of: pattern) != nil)
        #expect(mark["outcome"]?["enum"] as? [String] == ExerciseMark.Outcome.allCases.map(\.rawValue))
        let result = try #require(definitions["result"]?["properties"] as? [String: [String: Any]])
        #expect(result["outcome"]?["enum"] as? [String] == RequirementMark.Outcome.allCases.map(\.rawValue))
    }

    // MARK: - JUnit

    @Test("JUnit: a suite a submission, a case a requirement, and text that is no markup")
    func junit() {
        let gradebook = Gradebook(
            exercises: Class.exercises, isConfined: true, submissions: [Class.bo, Class.dora])
        #expect(
            JUnitReport(gradebook).text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                  <testsuite name="bo, &quot;the&quot; &lt;b&gt;" tests="3" failures="1" errors="0" skipped="0">
                    <testcase classname="bo, &quot;the&quot; &lt;b&gt;.12a" name="12a.1 five roles are named"/>
                    <testcase classname="bo, &quot;the&quot; &lt;b&gt;.13a" name="13a.1 one fetch leads to one answer"/>
                    <testcase classname="bo, &quot;the&quot; &lt;b&gt;.13a" name="13a.2 a failure is told"><failure type="failed" \
                message="expected: the presenter is told &lt;once&gt; &amp; only once">\
                Exercises/13a-Worker/Sources/Worker.swift:7:9: expected: the presenter is told &lt;once&gt; &amp; only once \
                [13a.2]&#10;  why: two answers&#10;       show two lists&#10;    6 | func fetch() {&#10;  &gt; 7 |     present(); \
                present()&#10;    8 | }</failure></testcase>
                  </testsuite>
                  <testsuite name="Dora" tests="1" failures="0" errors="1" skipped="0">
                    <testcase classname="Dora" name="submission"><error message="is empty"/></testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(JUnitReport.escaped("a\u{0}b\u{1B}") == "a\u{FFFD}b\u{FFFD}")
        #expect(JUnitReport(Class.empty).text.hasSuffix("<testsuites>\n</testsuites>\n"))
    }

    // MARK: - Gradescope and Classroom 50

    @Test("Gradescope: points and words for each requirement; one that nobody tried has none")
    func gradescope() throws {
        let results = try object(GradescopeResults(Class.bo, in: Class.gradebook).text)
        #expect(results["score"] as? Int == 7)
        #expect(results["stdout_visibility"] as? String == "hidden")
        #expect((results["output"] as? String)?.contains("Extra.swift was not taken") == true)
        let tests = try #require(results["tests"] as? [[String: Any]])
        #expect(tests.map { $0["number"] as? String } == ["12a.1", "13a.1", "13a.2"])
        #expect(tests.map { $0["score"] as? Int } == [3, 4, 0])
        #expect(tests.map { $0["max_score"] as? Int } == [3, 4, 2])
        #expect(tests.map { $0["status"] as? String } == ["passed", "passed", "failed"])
        #expect((tests[2]["output"] as? String)?.contains("> 7 |     present(); present()") == true)
        let refused = try object(GradescopeResults(Class.dora, in: Class.gradebook).text)
        #expect(refused["output"] as? String == "Not graded: the submission is empty.")
    }

    @Test("Classroom 50: the fields of its contract, those of the runner among them")
    func classroom50() throws {
        let environment = ["CLASSROOM": "swift", "ASSIGNMENT": "viper", "OWNER": "anna", "HOME": "/secret"]
        let results = try object(
            try #require(
                Classroom50Results(Class.cem, in: Class.gradebook, environment: environment)
            ).text)
        #expect(results["schema"] as? String == "classroom50/result/v1")
        #expect(
            Set(results.keys) == ["schema", "classroom", "assignment", "owner", "score", "max-score", "tests"])
        #expect(results["score"] as? Int == 6)
        #expect(results["max-score"] as? Int == 9)
        let tests = try #require(results["tests"] as? [[String: Any]])
        #expect(tests.map { $0["passed"] as? Bool } == [false, true, true])
        #expect(tests.allSatisfy { Set($0.keys) == ["test-name", "passed", "score", "max-score"] })
    }

    // MARK: - Names

    @Test("a report without names calls everybody by an id, and tells no time and no number")
    func anonymous() throws {
        let course = try TemporaryCourse()
        let student = Student(system: .moodle, number: "815", name: "Emil Era")
        let emil = SubmissionMark(
            id: "eee", name: "Emil", student: student, isLate: true, refusal: "holds 'emil.zip', which is empty",
            notes: ["'emil.zip' was not graded: it is empty."], marks: [])
        let gradebook = Gradebook(
            exercises: Class.exercises, isConfined: true, notes: ["Not on the roster: Emil."],
            submissions: [Class.anna, Class.bo, Class.cem, Class.dora, emil])
        let anonymous = gradebook.anonymous(by: try AnonymityKey(in: course.checkout))
        let text = try GradebookJSON.text(anonymous)
        for name in ["Anna", "bo,", "cem()", "Dora", "2026", "mil", "815", "eee"] { #expect(!text.contains(name)) }
        #expect(anonymous.submissions.allSatisfy { $0.name == $0.id && $0.id.count == 12 })
        #expect(try gradebook.anonymous(by: AnonymityKey(in: course.checkout)) == anonymous)
        #expect(try gradebook.anonymous(by: AnonymityKey(in: TemporaryCourse().checkout)) != anonymous)
    }

    // MARK: - Files

    @Test("a form of many files is a folder; of one submission it may be the file itself")
    func folders() throws {
        let course = try TemporaryCourse()
        let place = course.checkout.url("out")
        #expect(try ReportWriter(Class.gradebook, as: .gradescope).write(to: place) == 4)
        #expect(course.checkout.files(below: "out").sorted() == ["aaa.json", "bbb.json", "ccc.json", "ddd.json"])
        let one = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [Class.anna])
        let file = course.checkout.url("results.json")
        #expect(try ReportWriter(one, as: .gradescope).write(to: file) == 1)
        #expect(try object(String(contentsOf: file, encoding: .utf8))["score"] as? Int == 9)
    }

    @Test("pages of an earlier grading that belong to nobody are told, and stay")
    func strangers() throws {
        let course = try TemporaryCourse()
        let place = course.checkout.url("out")
        let two = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [Class.anna, Class.bo])
        _ = try ReportWriter(two, as: .html).write(to: place)
        #expect(ReportWriter(two, as: .html).strangers(in: place) == [])
        let one = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [Class.anna])
        #expect(ReportWriter(one, as: .html).strangers(in: place) == ["bbb.html"])
        _ = try ReportWriter(one, as: .html).write(to: place)
        #expect(course.read("out/students/bbb.html") != nil)
    }

    @Test("a place that can't be written is told")
    func unwritable() throws {
        let course = try TemporaryCourse()
        try course.write("taken", "a file")
        let error = #expect(throws: GradeError.self) {
            try ReportWriter(Class.gradebook, as: .csv).write(to: course.checkout.url("taken/marks.csv"))
        }
        guard case .unwritable = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
