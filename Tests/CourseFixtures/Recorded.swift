import Checking
import Course

/// Events as a test run writes them, and the exercise that they are about.
package enum Recorded {
    package static let exercise = exercise(numbered: "13a")

    package static func exercise(numbered label: String) -> Exercise {
        Exercise(
            number: ExerciseNumber(label)!, name: "Worker", title: "Get the books", minutes: 20,
            startsFrom: "Bookshelf",
            editable: ["Sources/Worker.swift"], rules: [],
            requirements: [
                Requirement(id: "13a.1", kind: .behavior, points: 2, goal: "One.", tests: ["one"]),
                Requirement(id: "13a.2", kind: .behavior, points: 3, goal: "Two.", tests: ["two", "three"]),
                Requirement(id: "13a.3", kind: .structure, points: 1, goal: "Plain.", tests: ["plain"]),
            ])
    }

    package static func found(_ name: String) -> String {
        #"{"kind":"test","payload":{"displayName":"a sentence","id":"\#(id(name))","isParameterized":false,"#
            + #""kind":"function","name":"\#(name)()"},"version":0}"#
    }

    package static func event(_ kind: String, _ name: String) -> String {
        #"{"kind":"event","payload":{"instant":{"absolute":1,"since1970":2},"kind":"\#(kind)","messages":[],"#
            + #""testID":"\#(id(name))"},"version":0}"#
    }

    package static func issue(_ name: String, isKnown: Bool = false, symbol: String = "fail") -> String {
        #"{"kind":"event","payload":{"issue":{"isKnown":\#(isKnown),"sourceLocation":"#
            + #"{"_filePath":"\/kürs\/Tests\/T.swift","column":24,"line":5}},"kind":"issueRecorded","messages":["#
            + #"{"symbol":"\#(symbol)","text":"Expectation failed: (a → 1) == 2"},"#
            + #"{"symbol":"difference","text":"inserted [1], removed [2]"},"#
            + #"{"symbol":"details","text":"expected: a is 2\nwhy: because"}],"testID":"\#(id(name))"},"version":0}"#
    }

    /// Returns the issue of a test that can't judge before another requirement is met, in the words of the suites'
    /// `isJudged`.
    package static func waiting(_ name: String, for requirement: String) -> String {
        issue(name).replacing(
            #"expected: a is 2\nwhy: because"#,
            with: "not judged: \(requirement) comes first, because nothing is there"
        ).replacing("Expectation failed: (a → 1) == 2", with: "Issue recorded")
    }

    package static let runEnded = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#

    /// Returns the events of all four tests; each one begins, and ends unless it is left out.
    package static func whole(except left: [String] = [], with extra: [String] = []) -> [String] {
        let names = ["one", "two", "three", "plain"]
        let run = names.flatMap { name in
            left.contains(name)
                ? [event("testStarted", name)] : [event("testStarted", name), event("testEnded", name)]
        }
        return names.map(found) + run + extra
    }

    package static func attempt(
        _ lines: [String], end: TestAttempt.End = .byItself, output: String = "", wasBuilt: Bool = true
    ) -> TestAttempt {
        var run = TestRun()
        for line in lines {
            if let event = TestEvent(line: Array(line.utf8)) { run.add(event) }
        }
        return TestAttempt(run: run, end: end, wasBuilt: wasBuilt, buildOutput: output, testOutput: output)
    }

    package static func verdict(_ attempts: TestAttempt...) throws -> Verdict {
        var judge = Judge(exercise)
        for attempt in attempts { _ = judge.take(attempt) }
        return try judge.verdict()
    }

    private static func id(_ name: String) -> String { #"T.WorkerTests\/\#(name)()\/T.swift:4:6"# }
}
