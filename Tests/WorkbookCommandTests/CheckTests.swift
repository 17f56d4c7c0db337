import CourseFixtures
import Foundation
import Testing

@Suite("check says what is missing")
struct CheckTests {
    @Test("a passed exercise exits with 0, and is known to be passed")
    func passes() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
        let result = try course.workbook("check", "13a")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("13a Worker: passed, 3 of 3 points\n"))
        #expect(try course.workbook("list").output.contains("13a  passed"))
        #expect(try course.workbook("hint", "13a").output.contains("no hint is left"))
    }

    @Test("only that exercise is built, all of it is graded, and no other switch gets through")
    func environment() throws {
        let course = try FixtureCourse()
        _ = try course.workbook("check", "13a", environment: ["WORKBOOK_TREE": "Solutions", "WORKBOOK_ONLY": "06a"])
        let called = try #require(course.read("bin/called")).split(separator: "\n")
        #expect(called.dropFirst() == ["WORKBOOK_GRADE=1", "WORKBOOK_ONLY=13a"])
        #expect(called[0].hasPrefix("test "))
    }

    @Test("a failed expectation exits with 1, with its place, its reason and the hint")
    func fails() throws {
        let course = try FixtureCourse()
        try course.events(issue: true, ending: true)
        let result = try course.workbook("check", "13a")
        #expect(result.status == 1)
        #expect(
            result.output == """
                T.swift:5:9: error: one is not two [13a.1]
                  goal: Fetching presents.
                  saw: 1 == 2
                  hint: swift run workbook hint 13a

                13a Worker: not passed, 1 of 3 points
                  behavior   0 of 1 met, 0 of 2 points  (open: 13a.1)
                  structure  1 of 1 met, 1 of 1 points

                """)
    }

    @Test("a compiler error exits with 1, with the compiler's words")
    func doesNotCompile() throws {
        let course = try FixtureCourse()
        let file = course.path("Exercises/13a-Worker/Sources/Worker.swift")
        try course.write("bin/errors", "\(file):1:8: error: expected '{' in struct\n")
        let result = try course.workbook("check", "13a")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix("Exercises/13a-Worker/Sources/Worker.swift:1:8: error: expected '{' in struct\n"))
        #expect(result.output.contains("13a Worker: does not compile, 0 of 3 points\n"))
    }

    @Test("a file that is gone is named, and nothing is built for want of it")
    func missing() throws {
        let course = try FixtureCourse()
        try FileManager.default.removeItem(atPath: course.path("Exercises/13a-Worker/Sources/Worker.swift"))
        let result = try course.workbook("check", "13a")
        #expect(result.status == 1)
        #expect(
            result.output == """
                Exercises/13a-Worker/Sources/Worker.swift: error: the file is not there
                  why: it is what you edit in exercise 13a, and nothing compiles without it
                  fix: save it again, or bring the starter back: swift run workbook reset 13a

                13a Worker: not passed, 0 of 3 points
                  behavior   0 of 1 met, 0 of 2 points  (open: 13a.1)
                  structure  0 of 1 met, 0 of 1 points  (open: 13a.2)

                """)
        #expect(course.read("bin/called") == nil)
    }

    @Test("an endless loop is ended when its time is up")
    func timesOut() throws {
        let course = try FixtureCourse()
        try course.events(ending: false)
        try course.write("bin/loop", "")
        let result = try course.workbook("check", "13a", "--timeout", "1")
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "Exercises/13a-Worker/Sources/Worker.swift: error: timed out: "
                    + "the test keep was still running after 1 s and was ended [13a.2]\n"))
    }

    @Test("a process that leaves early passes nothing")
    func endsEarly() throws {
        let course = try FixtureCourse()
        try course.events(ending: false)
        let result = try course.workbook("check", "13a")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "error: ended early: the process left while a test was running, which is no way to pass it [13a.2]"))
    }

    @Test("printed words about passing count for nothing, whoever prints them")
    func printsThatItPassed() throws {
        let course = try FixtureCourse()
        try course.events(issue: true, ending: true)
        try course.write(
            "bin/prints", "✔ Test fetch() passed.\n✔ Test run with 2 tests passed after 0.001 seconds.\n")
        #expect(try course.workbook("check", "13a").status == 1)
        try course.events(ending: false)
        let left = try course.workbook("check", "13a")
        #expect(left.status == 1)
        #expect(left.output.contains("ended early"))
    }

    @Test("a forged end of the run is told for what it is")
    func forgedEnd() throws {
        let course = try FixtureCourse()
        let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"# + "\n"
        try course.events(ending: false)
        try course.write("bin/events", (course.read("bin/events") ?? "") + end)
        let left = try course.workbook("check", "13a")
        #expect(left.status == 1)
        #expect(left.output.contains("ended early"))
        try course.events(ending: true)
        try course.write("bin/events", (course.read("bin/events") ?? "") + end)
        let twice = try course.workbook("check", "13a")
        #expect(twice.status == 1)
        #expect(twice.output.contains("the report of the run contradicts itself"))
    }

    @Test("Ctrl-C ends it with a sentence and 130")
    func interrupted() throws {
        let course = try FixtureCourse()
        try course.write("bin/loop", "")
        let result = try course.workbook("check", "13a") { process in
            try course.waitFor("bin/called")
            process.interrupt()
        }
        #expect(result.status == 130)
        #expect(result.errors.hasSuffix("Stopped before it was done: your files are as they were.\n"))
    }

    @Test("Ctrl-C during the second exercise leaves the verdict on the first one known")
    func interruptedLater() throws {
        let course = try FixtureCourse()
        let first = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        let second = first.replacing("13a", with: "14a").replacing("Worker\"", with: "Scene\"")
        try course.write("Exercises/14a-Scene/exercise.json", second)
        try course.write("Exercises/14a-Scene/Sources/Worker.swift", "struct Worker {}\n")
        try course.write("bin/loop-14a", "")
        let result = try course.workbook("check", "--all") { process in
            try course.waitFor("bin/called", holding: "WORKBOOK_ONLY=14a")
            process.interrupt()
        }
        #expect(result.status == 130)
        #expect(course.read(".workbook/progress.json")?.contains("\"hasPassed\" : true") == true)
    }

    @Test("a verdict on other bytes is none: what was passed and then edited has hints again")
    func staleVerdict() throws {
        let course = try FixtureCourse()
        let file = "Exercises/13a-Worker/Sources/Worker.swift"
        try course.write(file, "struct Worker { }\n")
        #expect(try course.workbook("check", "13a").status == 0)
        try course.write(file, "struct Worker {  }\n")
        let edited = try course.workbook("hint", "13a").output
        #expect(
            edited.hasPrefix(
                """
                You edited exercise 13a since its last check, so this is a guess. What is open
                now: swift run workbook check 13a

                13a.1 Fetching presents.

                Hint 1 of 3: Where to look

                """))
        _ = try course.workbook("reset", "13a")
        let fresh = try course.workbook("hint", "13a").output
        #expect(fresh.hasPrefix("13a.1 Fetching presents.\n\nHint 1 of 3: Where to look\n"))
    }

    @Test("what passed once stays passed, whatever is edited and however the next check ends")
    func passedBefore() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
        #expect(try course.workbook("check", "13a").status == 0)
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker {  }\n")
        #expect(try course.workbook("list").output.contains("exercise 13a  passed; edited since"))
        try course.events(issue: true, ending: true)
        #expect(try course.workbook("check", "13a").status == 1)
        let status = try course.workbook().output
        #expect(status.contains("1 of 1 exercise passed. 13a Worker passed; edited since."))
        #expect(try course.workbook("list", "--json").output.contains("\"passed\" : true"))
        try course.write("Solutions/13a-Worker/README.md", "# Why\n")
        #expect(try course.workbook("solution", "13a").status == 0)
        _ = try course.workbook("reset", "13a")
        #expect(try course.workbook("list").output.contains("exercise 13a  not begun"))
    }

    @Test("where progress can't be kept, everything else works, and that is said once")
    func readOnly() throws {
        let course = try FixtureCourse()
        try course.write(".workbook", "a file where the folder should be")
        let result = try course.workbook("check", "13a")
        #expect(result.status == 0)
        #expect(result.errors.components(separatedBy: "Progress can't be kept here").count == 2)
    }
}
