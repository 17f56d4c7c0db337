import CourseFixtures
import Foundation
import Testing

@Suite("watch checks on every save")
struct WatchCommandTests {
    @Test("without a terminal it prints a verdict a check, and ends with its input")
    func plain() throws {
        let course = try FixtureCourse()
        try course.events(issue: true, ending: true)
        let result = try course.workbook("watch", "13a")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Checking 13a Worker\nT.swift:5:9: error: one is not two [13a.1]\n"))
        #expect(!result.output.contains("\u{1B}"))
    }

    @Test("the letters do the same on the input, and a hint is the next one")
    func letters() throws {
        let course = try FixtureCourse()
        try course.events(issue: true, ending: true)
        let result = try course.workbook("watch", input: "h\nh\ns\nl\n")
        #expect(result.output.contains("Hint 1 of 3: Where to look\n\nHere.\n\nh again says more."))
        #expect(result.output.contains("Hint 2 of 3: What to do"))
        #expect(result.output.contains("Your files are still as the starter has them."))
        #expect(result.output.contains("  exercise 13a  not begun"))
    }

    @Test("whoever comes back to an exercise finds what its check found, unless the files were edited")
    func comesBack() throws {
        let course = try FixtureCourse()
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/15a-Director/exercise.json",
            json.replacing("13", with: "15").replacing("Worker\",", with: "Director\","))
        try course.write("Exercises/15a-Director/Sources/Worker.swift", "struct Worker {}\n")
        try course.events(issue: true, ending: true)
        let input = Pipe()
        let result = try course.run(["watch", "13a"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : false")
            try input.fileHandleForWriting.write(contentsOf: Data("npq".utf8))
        }
        let pages = result.output.components(separatedBy: "15a Director: not begun")
        #expect(pages.count == 2)
        #expect(pages.last?.contains("T.swift:5:9: error: one is not two [13a.1]") == true)
    }

    @Test("a save is checked, a passed exercise says what follows, and q leaves")
    func saves() throws {
        let course = try FixtureCourse()
        try course.events(issue: true, ending: true)
        let input = Pipe()
        let result = try course.run(["watch", "13a"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : false")
            try course.events(ending: true)
            try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : true")
            try input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        }
        #expect(result.status == 0)
        #expect(result.output.components(separatedBy: "Checking 13a Worker").count == 3)
        #expect(result.output.contains("13a Worker: passed, 3 of 3 points\n"))
        #expect(result.output.contains("Every exercise is passed."))
    }

    @Test("a file that is gone is named, with what brings it back")
    func missing() throws {
        let course = try FixtureCourse()
        try FileManager.default.removeItem(atPath: course.path("Exercises/13a-Worker/Sources/Worker.swift"))
        let result = try course.workbook("watch", "13a")
        #expect(result.output.contains("Exercises/13a-Worker/Sources/Worker.swift: error: the file is not there\n"))
        #expect(result.output.contains("fix: save it again, or bring the starter back: swift run workbook reset 13a"))
        #expect(course.read("bin/called") == nil)
    }

    @Test("Ctrl-C during a check ends what it started, and the status says so")
    func interrupted() throws {
        let course = try FixtureCourse()
        try course.events(ending: false)
        try course.write("bin/loop", "")
        let result = try course.workbook("watch", "13a") { process in
            try course.waitFor("bin/called")
            process.interrupt()
        }
        #expect(result.status == 130)
    }

    @Test("what is missing is told as check tells it")
    func broken() throws {
        let course = try FixtureCourse()
        #expect(try course.workbook("watch", "99a").status == 2)
        #expect(try course.workbook("watch", "13a", "06").status == 2)
        let none = try course.workbook("watch", "13a", environment: ["PATH": "/nowhere"])
        #expect(none.status == 3)
        #expect(none.errors.hasPrefix("There is no swift on your PATH, which is /nowhere\n"))
    }
}
