import CourseFixtures
import Foundation
import Testing

@Suite("Names work where numbers do, and without either the exercise is meant that one is at")
struct NamesCommandTests {
    private let course: FixtureCourse
    private let mine = "Exercises/13a-Worker/Sources/Worker.swift"

    init() throws {
        course = try FixtureCourse()
        try course.write("Lessons/14-TestingActors/README.md", "# Testing actors\n")
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/14b-AsyncWorker/exercise.json",
            json.replacing("13a", with: "14b").replacing("Worker\",", with: "AsyncWorker\","))
        try course.write("Exercises/14b-AsyncWorker/README.md", "# 14b AsyncWorker\n")
    }

    @Test("check, hint, reset and watch take an exercise's name, read and test either's")
    func names() throws {
        #expect(try course.workbook("check", "worker").output.hasPrefix("13a Worker: passed"))
        #expect(try course.workbook("check", "worker", "13a").output.components(separatedBy: "13a Worker").count == 2)
        #expect(try course.workbook("hint", "Worker", "--requirement", "13a.1").output.hasPrefix("13a.1 "))
        #expect(try course.workbook("reset", "worker").output.hasPrefix("Nothing to bring back in exercise 13a: "))
        #expect(try course.workbook("watch", "worker", input: "q\n").output.hasPrefix("Checking 13a Worker\n"))
        _ = try course.workbook("test", "worker")
        #expect(course.read("bin/called")?.hasSuffix("\nWORKBOOK_ONLY=13a\n") == true)
        #expect(try course.workbook("read", "modules").output.hasPrefix("Lesson 13: Modules\n"))
        #expect(try course.workbook("read", "async").output.hasPrefix("14b AsyncWorker\n"))
    }

    @Test("diff, trace and play take a lesson's name")
    func lessons() throws {
        try course.addApp(playing: "echo $1")
        #expect(try course.workbook("play", "modules").output == "play\n")
        let trace = try course.workbook("trace", "modules")
        #expect(trace.errors.hasPrefix("trace needs a journey: open-list, "))
        let diff = try course.workbook("diff", "modules")
        #expect(diff.errors.hasPrefix("13 Modules is where the ladder begins: "))
    }

    @Test("a name of several is told with all of them")
    func several() throws {
        for command in ["check", "read", "hint", "reset", "watch", "solution", "play"] {
            let result = try course.workbook(command, "wor")
            #expect(result.status == 2)
            #expect(
                result.errors == """
                    "wor" could be 13a Worker or 14b AsyncWorker.
                      fix: type the number, or more of the name

                    """)
            #expect(result.output == "")
        }
    }

    @Test("without a number, read is about the exercise that check is about, and so are hint and reset")
    func current() throws {
        _ = try course.workbook("read", "14")
        #expect(try course.workbook("read").output.hasPrefix("14b AsyncWorker\n"))
        #expect(try course.workbook("check").output.contains("\n14b AsyncWorker: not passed"))
    }

    @Test("and reset says which one that is")
    func reset() throws {
        _ = try course.workbook("read", "13")
        try course.write(mine, "mine\n")
        #expect(try course.workbook("hint").output.hasPrefix("13a.1 Fetching presents.\n"))
        let result = try course.workbook("reset")
        #expect(result.status == 0)
        let words = result.output.split(whereSeparator: \.isWhitespace)
        let backup = try #require(words.first { $0.hasPrefix(".workbook/backups/") })
        #expect(
            result.output == """
                You are at exercise 13a Worker.
                \(mine): the starter again.
                Your version is in \(backup)
                To take it back:
                  cp -R \(backup)/. Exercises/13a-Worker/
                Then have it checked: swift run workbook check 13a

                """)
        #expect(course.read(backup + "/Sources/Worker.swift") == "mine\n")
    }
}
