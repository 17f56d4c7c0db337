import CourseFixtures
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("A lesson's run is seen suite by suite")
struct ObservationTests {
    private func id(_ suite: String, _ test: String) -> String { #"Lesson14Tests.\#(suite)\/\#(test)()\/T.swift:4:6"# }

    private func event(_ kind: String, _ id: String, more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(more)},"version":0}"#
    }

    /// Returns a run of two suites with one test each, some of which fail or never end.
    private func attempt(failing: [String] = [], unfinished: [String] = []) -> TestAttempt {
        let suites = ["DirectorTests", "WorkerTests"]
        let tests = suites.map { (suite: $0, id: id($0, "tells")) }
        var lines = tests.map {
            #"{"kind":"test","payload":{"id":"\#($0.id)","kind":"function","name":"tells()"},"version":0}"#
        }
        let issue = #","issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"Expectation failed: a == b"}]"#
        for test in tests {
            lines.append(event("testStarted", test.id))
            if failing.contains(test.suite) { lines.append(event("issueRecorded", test.id, more: issue)) }
            if !unfinished.contains(test.suite) { lines.append(event("testEnded", test.id)) }
        }
        return Recorded.attempt(lines + (unfinished.isEmpty ? [Recorded.runEnded] : []))
    }

    private func observation(_ attempt: TestAttempt) throws -> Observation {
        let lesson = Lesson(number: 14, name: "Suites", title: "Suites")
        return try Observation(suitesOf: lesson, attempt, in: try TemporaryCourse().checkout)
    }

    @Test("suites that pass, fail, and break the run off")
    func states() throws {
        let failed = try observation(attempt(failing: ["WorkerTests"]))
        #expect(failed.states.map(\.id) == ["DirectorTests", "WorkerTests"])
        #expect(failed.states[0].state == .met)
        #expect(failed.failing == ["WorkerTests"])
        #expect(failed.reading.contains("[WorkerTests]"))
        let broken = try observation(attempt(unfinished: ["DirectorTests"]))
        #expect(broken.states[0].state == .broken("the run broke off in the test tells"))
        #expect(broken.states[1].state == .unknown("the run did not come to its end"))
    }

    @Test("code that does not compile has its errors, and no suite fails")
    func notBuilt() throws {
        let output = "/a/B.swift:3:4: error: no\n"
        let seen = try observation(Recorded.attempt([], output: output, wasBuilt: false))
        #expect(seen.compilerErrors.map(\.text) == ["no"])
        #expect(seen.failing == [])
        let silent = #expect(throws: CheckError.self) {
            try observation(Recorded.attempt([], output: "no\n", wasBuilt: false))
        }
        #expect(
            silent?.description == """
                Lessons/14-Suites: the build ended before any test began, and named no line. Its last words:
                  no
                  fix: type `WORKBOOK_ONLY=14 swift build --build-tests` to see all of them
                """)
    }

    @Test("files that stand in for others are told of these")
    func standIns() {
        var scope = TestScope(name: "exercise 13a", switches: [:])
        scope.standIn = (folder: ".build/verify/1/answers", home: "Exercises")
        let output = "/c/.build/verify/1/answers/13a-Worker/A.swift:1:2: error: no\n"
        let attempt = Recorded.attempt([], output: output, wasBuilt: false).asIfAtHome(scope)
        #expect(attempt.buildOutput == "/c/Exercises/13a-Worker/A.swift:1:2: error: no\n")
    }
}
