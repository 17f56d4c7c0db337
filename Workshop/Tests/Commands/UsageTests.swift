import Commands
import CourseFixtures
import Testing

@Suite("What is typed wrongly of the workshop's commands is said, with what to do")
struct UsageTests {
    @Test(
        "it exits with 2",
        arguments: [
            (["verify", "--sample", "8"], "--sample needs --systematic or --brief.\n"),
            (["verify", "--systematic", "--brief"], "--systematic takes no --brief.\n"),
            (["verify", "--systematic", "--seed", "a"], "--seed needs --sample, which it chooses.\n"),
            (
                ["verify", "--systematic", "--survivors", "--sample", "8"],
                "verify takes --survivors or --sample, not both.\n"
            ),
            (
                ["handout", "a", "--then", "12a", "--exercises", "11a"],
                "--then adds to a copy, and takes no --exercises.\n"
            ),
            (
                ["handout", "a", "--then", "12a", "--gradescope", "b"],
                "--then adds to a copy, and takes no --gradescope.\n"
            ),
            (
                ["grade", "a", "--deadline", "2026-11-20"],
                "--deadline can't be \"2026-11-20\"; expected a date, a time and a zone, as in 2026-11-20T23:59+01:00.\n"
            ),
            (
                ["grade", "a", "--shard", "1/2", "--course", "b", "--output", "c"],
                "--shard writes a part of a class for --merge, which makes the reports and takes --course.\n"
            ),
            (["grade", "a", "--course", "grading.json"], "grading.json: there is no such file\n"),
            (
                ["grade", "a", "--format", "feedback"],
                "grade needs the archive to write for --format feedback: --output FILE.zip.\n"
            ),
        ])
    func usage(arguments: [String], message: String) throws {
        let course = try FixtureCourse()
        let result = try BuiltCommand().run(arguments, in: course.root)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.errors.contains("\n  fix: "))
        #expect(result.output == "")
    }

    @Test("every command explains itself", arguments: Tool.all.filter { $0.program == .workshop }.map(\.name))
    func help(command: String) throws {
        let page = try FixtureCourse().workbook(command, "--help")
        #expect(page.status == 0)
        #expect(page.output.hasPrefix("swift run workbook \(command)"))
    }
}
