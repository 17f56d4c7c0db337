import Commands
import CourseFixtures
import Foundation
import Testing

@Suite("What is wrong is said, with what to do")
struct BadInputTests {
    @Test(
        "what is typed wrongly exits with 2 and names what was meant",
        arguments: [
            (["chek", "13"], "There is no command \"chek\". Did you mean check?\n"),
            (["check", "13a", "--timeot", "3"], "check has no option --timeot. Did you mean --timeout?\n"),
            (["check", "13a", "--timeout"], "--timeout needs a value: SECONDS.\n"),
            (
                ["check", "13a", "--timeout", "0"],
                "--timeout can't be \"0\"; expected a whole number from 1 to 86400.\n"
            ),
            (["check", "7"], "There is no exercise 7. The exercises are 13a.\n"),
            (["check", "--all", "13"], "check takes numbers or --all, not both.\n"),
            (["play"], "play needs the number of a lesson or an exercise, as in: play 12 or play 12a.\n"),
            (["read", "99"], "There is no lesson 99. The lessons are 13.\n"),
            (["read", "modlues"], "There is no lesson or exercise \"modlues\". Did you mean 13 Modules?\n"),
            (["diff", "worker"], "There is no lesson \"worker\"; that is exercise 13a Worker.\n"),
            (["trace", "worker", "add-item"], "There is no lesson \"worker\"; that is exercise 13a Worker.\n"),
            (["check", "modules"], "13 Modules is a lesson; its exercises are 13a.\n"),
            (
                ["reset", "13"],
                "13 Modules is a lesson; its exercises are 13a. The code of lesson 13 comes back with: git restore 'Lessons/13-Modules'.\n"
            ),
            (["hint", "13a", "13b"], "hint doesn't know what to do with \"13b\".\n"),
            (["reset", "13a", "13b"], "reset doesn't know what to do with \"13b\".\n"),
            (["read", "13", "14"], "read doesn't know what to do with \"14\".\n"),
            (["hint", "13a", "--tier", "4"], "--tier can't be \"4\"; expected a whole number from 1 to 3.\n"),
            (["hint", "13a", "--requirement", "9"], "--requirement can't be \"9\"; expected 13a.1, 13a.2.\n"),
            (
                ["rules", "back-reference-weak"],
                "There is no rule \"back-reference-weak\". Did you mean back-references-weak?\n"
            ),
            (["--versoin"], "There is no command \"--versoin\"."),
        ])
    func usage(arguments: [String], message: String) throws {
        let course = try FixtureCourse()
        let result = try BuiltCommand().run(arguments, in: course.root)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.errors.contains("\n  fix: "))
        #expect(result.output == "")
    }

    @Test("every command explains itself")
    func help() throws {
        let course = try FixtureCourse()
        let overview = try course.workbook("--help").output
        let list = overview.components(separatedBy: "\n\n").first { $0.hasPrefix("swift run workbook COMMAND\n") }
        let rows = try #require(list).split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        let commands = rows.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(commands.first == "list" && commands.contains("verify") && commands.last == "help")
        // The workshop's program isn't built with these suites, and has its own suite.
        let elsewhere = Tool.all.filter { $0.program == .workshop }.map(\.name)
        for command in commands where !elsewhere.contains(command) {
            let first = try course.workbook(command, "--help")
            #expect(first.status == 0)
            #expect(first.output.hasPrefix("swift run workbook \(command)"))
            #expect(try course.workbook("help", command).output == first.output)
        }
    }

    @Test("without swift on the PATH, check exits with 3; reading needs none")
    func noToolchain() throws {
        let course = try FixtureCourse()
        let result = try course.workbook("check", "13a", environment: ["PATH": "/nowhere"])
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("There is no swift on your PATH, which is /nowhere\n"))
        #expect(try course.workbook("read", "13", environment: ["PATH": "/nowhere"]).status == 0)
    }

    @Test("a broken exercise.json stops its own exercise with 3, and nothing else")
    func brokenDescription() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/exercise.json", "{\n\"number\": x\n}\n")
        let check = try course.workbook("check", "13a")
        #expect(check.status == 3)
        #expect(check.errors.hasPrefix("Exercises/13a-Worker/exercise.json:2: is not JSON: "))
        let list = try course.workbook("list")
        #expect(list.status == 0)
        #expect(list.errors.contains("exercise.json:2"))
        #expect(list.output.contains("lesson 13  not read  Modules"))
    }

    @Test("a broken progress file is a fresh start, said once")
    func brokenProgress() throws {
        let course = try FixtureCourse()
        try course.write(".workbook/progress.json", "{")
        #expect(try course.workbook().errors.contains("this is a fresh start."))
        #expect(try course.workbook().errors == "")
        #expect(course.read(".workbook/progress.broken.json") == "{")
    }
}
