import CourseFixtures
import Testing

@testable import Course

extension CompletenessTests {
    @Test(
        "rules that the task doesn't show",
        arguments: [
            (#"["viper-s"]"#, "All rules of VIPER-S apply; `swift run workbook rules` shows them."),
            (
                #"["viper-s", "viper"]"#,
                "All rules of VIPER-S and of VIPER apply; `swift run workbook rules` shows them."
            ),
            (#"["a-rule"]"#, "The rule `a-rule` applies; `swift run workbook rules a-rule` explains it."),
            (
                #"["a-rule", "b-rule"]"#,
                "These rules apply, and `swift run workbook rules NAME` explains each: `a-rule`, `b-rule`."
            ),
        ])
    func shownRules(rules: String, sentence: String) throws {
        try course.write("Exercises/13a-Worker/exercise.json", TemporaryCourse.json("rules", rules))
        var problems = try problems()
        #expect(
            problems == [
                """
                Exercises/13a-Worker/README.md doesn't show the rules that exercise.json lists: write below the table \
                of requirements, in a paragraph of its own: \(sentence)
                """
            ])
        try course.write("Exercises/13a-Worker/README.md", "# 13a Worker\n\n\(sentence)\n")
        problems = try self.problems()
        #expect(problems == [])
    }

    @Test("a requirement that a suite waits for and that the exercise doesn't have")
    func unknownFirst() throws {
        let suite = "Tests/Exercises/13a-Worker/WorkerTests.swift"
        let text = try #require(course.read(suite))
        try course.write(suite, text + #"// isJudged(a, after: "13a.1", because: "b"); isJudged(a, after: "13a.9")"#)
        let problems = try problems()
        #expect(
            problems == [
                """
                A suite in Tests/Exercises/13a-Worker waits for 13a.9, which Exercises/13a-Worker/exercise.json doesn't \
                have: name a requirement of the exercise
                """
            ])
    }

    @Test("rules that a suite applies without the list")
    func unlistedRules() throws {
        let suite = "Tests/Exercises/13a-Worker/WorkerTests.swift"
        let text = try #require(course.read(suite))
        try course.write(suite, text + "// sources.violations(of: .viperS, honoringAllowances: false)\n")
        let problems = try problems()
        #expect(
            problems == [
                """
                A suite in Tests/Exercises/13a-Worker applies rules by itself: take `exercise.violations(of:)`, which \
                applies those that exercise.json lists
                """
            ])
    }
}
