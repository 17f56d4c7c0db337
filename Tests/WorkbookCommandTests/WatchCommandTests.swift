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

    @Test("help lists the keys")
    func help() throws {
        let help = try FixtureCourse().workbook("help", "watch").output
        #expect(help.contains("\nKeys\n"))
        #expect(help.contains("\n  e         edit\n"))
        #expect(help.contains("\n  space, b  the rest of a long page, and back\n"))
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

    /// Returns a course with a second exercise, whose file has this text.
    private func courseOfTwo(_ text: String = "struct Worker {}\n") throws -> FixtureCourse {
        let course = try FixtureCourse()
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/15a-Director/exercise.json",
            json.replacing("13", with: "15").replacing("Worker\",", with: "Director\","))
        try course.write("Exercises/.starter/15a-Director/Sources/Worker.swift", "struct Worker {}\n")
        try course.write("Exercises/15a-Director/Sources/Worker.swift", text)
        return course
    }

    @Test("whoever comes to an exercise that was edited earlier has it checked at once")
    func comesToEdited() throws {
        let course = try courseOfTwo("struct Worker { }\n")
        try course.events(issue: true, ending: true)
        let input = Pipe()
        let result = try course.run(["watch", "13a"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"13a\"")
            try input.fileHandleForWriting.write(contentsOf: Data("n".utf8))
            try course.waitFor(".workbook/progress.json", holding: "\"15a\"")
            try input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        }
        let page = try #require(result.output.components(separatedBy: "15a Director: begun\n").last)
        let checking = "These files are being checked now, and again whenever you save.\n\nChecking 15a Director\n"
        #expect(page.contains(checking))
        #expect(page.contains("T.swift:5:9: error: one is not two [15a.1]"))
    }

    @Test("whoever comes back to an exercise finds what its check found, unless the files were edited")
    func comesBack() throws {
        let course = try courseOfTwo()
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

    @Test("after a pass the lesson that is next is named before its exercise, and n goes to that")
    func lessonNext() throws {
        let course = try courseOfTwo()
        try course.write("Lessons/15-Concurrency/README.md", "# Lesson 15: Concurrency\n\nWait.\n")
        let input = Pipe()
        let result = try course.run(["watch", "13a"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : true")
            try input.fileHandleForWriting.write(contentsOf: Data("nq".utf8))
        }
        #expect(
            result.output.contains(
                """
                d shows where the reference differs from yours, and why.

                Next: lesson 15, Concurrency
                To read it: swift run workbook read 15
                Then comes exercise 15a Director, about 20 minutes. n goes to it.
                """))
        #expect(result.output.contains("\n15a Director: not begun\n"))
    }

    @Test("d shows the reference of an exercise that passed, and of no other")
    func reference() throws {
        let course = try FixtureCourse()
        try course.write("Solutions/13a-Worker/README.md", "# Why\n\nBecause.\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let books = 0 }\n")
        try course.events(issue: true, ending: true)
        #expect(try course.workbook("watch", "13a", input: "d").output.contains("Exercise 13a is not passed yet.\n"))
        try course.events(ending: true)
        let input = Pipe()
        let result = try course.run(["watch", "13a"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : true")
            try input.fileHandleForWriting.write(contentsOf: Data("dq".utf8))
        }
        #expect(result.output.contains("Because."))
        #expect(result.output.contains("+ struct Worker { let books = 0 }"))
    }

    @Test("e opens the line of the first finding in an editor")
    func edits() throws {
        let course = try FixtureCourse()
        try course.addProgram("code", #"echo "$@" > "$(dirname "$0")/opened""#)
        try course.events(issue: true, ending: true)
        let input = Pipe()
        _ = try course.run(["watch", "13a"], environment: ["EDITOR": "code --wait"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : false")
            try input.fileHandleForWriting.write(contentsOf: Data("e".utf8))
            try course.waitFor("bin/opened", holding: "\n")
            try input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        }
        #expect(course.read("bin/opened") == "--wait --goto \(course.root.path)/T.swift:5\n")
    }

    @Test("an editor that needs a terminal is named where there is none, and so is one that fails")
    func editsNothing() throws {
        let course = try FixtureCourse()
        let file = "Exercises/13a-Worker/Sources/Worker.swift"
        let none = try course.workbook("watch", "13a", environment: ["EDITOR": "sh"], input: "e")
        #expect(none.output.contains("sh needs a terminal, and there is none here.\n  fix: open \(file) yourself\n"))
        try course.addProgram("gvim", #"echo no display >&2; echo > "$(dirname "$0")/ended"; exit 1"#)
        let input = Pipe()
        let failed = try course.run(["watch", "13a"], environment: ["EDITOR": "gvim"], input: input) { _ in
            try input.fileHandleForWriting.write(contentsOf: Data("e".utf8))
            try course.waitFor("bin/ended")
            Thread.sleep(forTimeInterval: 0.5)
            try input.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        }
        #expect(failed.output.contains("gvim ended with an error: no display\n"))
    }

    #if os(Linux)
    @Test("bare workbook on a terminal checks what was edited earlier, and an editor has the terminal to itself")
    func terminal() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
        try course.events(issue: true, ending: true)
        // The editor gets its own input, and Ctrl-C ends neither the editor nor the command.
        try course.addProgram(
            "ed", #"trap '' INT; bin=$(dirname "$0"); echo > "$bin/begun"; read line; echo "$line $1" > "$bin/typed""#)
        let input = Pipe()
        func type(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }
        let result = try course.runOnTerminal(environment: ["EDITOR": "ed"], input: input) { _ in
            try course.waitFor(".workbook/progress.json", holding: "\"hasPassed\" : false")
            try type("e")
            try course.waitFor("bin/begun")
            try type("\u{03}")
            try type("qhe\n")
            try course.waitFor("bin/typed", holding: "\n")
            try type("q")
        }
        #expect(result.status == 0)
        #expect(course.read("bin/typed") == "qhe \(course.root.path)/T.swift\n")
        #expect(result.output.contains(": one is not two [13a.1]"))
        #expect(result.output.contains("Watched 13a Worker. To go on: swift run workbook"))
    }
    #endif

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
