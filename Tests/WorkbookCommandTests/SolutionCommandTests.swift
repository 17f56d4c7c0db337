import CourseFixtures
import Testing

@testable import Course

@Suite("solution lays the reference beside the learner's version")
struct SolutionCommandTests {
    private let mine = "Exercises/13a-Worker/Sources/Worker.swift"

    private func course() throws -> FixtureCourse {
        let course = try FixtureCourse()
        try course.write("Solutions/13a-Worker/README.md", "# Why\n\nBecause.\n")
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker {\n    let store = 1\n}\n")
        try course.write(mine, "struct Worker {\n    var store = 1\n}\n")
        return course
    }

    @Test("before it is passed there is a hint instead, and nothing is remembered")
    func refused() throws {
        let course = try course()
        let result = try course.workbook("solution", "13a")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("Exercise 13a is not passed yet.\n"))
        #expect(try !course.workbook("list").output.contains("peeked"))
    }

    @Test("a peek is shown and remembered, also over a reset")
    func peeks() throws {
        let course = try course()
        let result = try course.workbook("solution", "13a", "--peek")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("  struct Worker {\n-     var store = 1\n+     let store = 1\n  }\n"))
        _ = try course.workbook("reset", "13a")
        #expect(try course.workbook("list").output.contains("13a  not begun, peeked"))
        #expect(try course.workbook().output.contains("13a was peeked at."))
        #expect(try course.workbook("list", "--json").output.contains("\"peeked\" : true"))
    }

    @Test("after it is passed there is no need to peek, and the reasons come first")
    func passed() throws {
        let course = try course()
        #expect(try course.workbook("check", "13a").status == 0)
        let result = try course.workbook("solution", "13a")
        #expect(result.status == 0)
        #expect(result.output.contains("Why"))
        #expect(result.output.contains("Because."))
        #expect(result.output.contains("- yours   + the reference"))
        #expect(try !course.workbook("list").output.contains("peeked"))
    }

    @Test("side by side where there is room, with marks where they part")
    func sideBySide() throws {
        let course = try course()
        let result = try course.run(["solution", "13a", "--peek"], environment: ["COLUMNS": "130"])
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("yours: Sources/Worker.swift") && $0.hasSuffix("   the reference") })
        #expect(lines.contains { $0.hasPrefix("    var store = 1 ") && $0.hasSuffix(" |     let store = 1") })
        #expect(lines.contains { $0.hasPrefix("struct Worker {  ") && $0.hasSuffix("   struct Worker {") })
    }

    @Test("of a long file that is shown which differs, with three lines around; --whole shows all of it")
    func shortened() throws {
        let course = try course()
        let lines = (1...20).map { "let line\($0) = \($0)" }
        try course.write(mine, lines.joined(separator: "\n") + "\n")
        try course.write(
            "Solutions/13a-Worker/Sources/Worker.swift",
            lines.joined(separator: "\n").replacing("line10 = 10", with: "line10 = 11") + "\n")
        let part = try course.workbook("solution", "13a", "--peek").output
        #expect(
            part.hasSuffix(
                """
                - yours   + the reference

                  ...
                  let line7 = 7
                  let line8 = 8
                  let line9 = 9
                - let line10 = 10
                + let line10 = 11
                  let line11 = 11
                  let line12 = 12
                  let line13 = 13
                  ...

                13 lines that you share are left out. To see all: swift run workbook solution
                13a --whole

                """))
        let whole = try course.workbook("solution", "13a", "--peek", "--whole").output
        #expect(whole.contains("\n  let line1 = 1\n") && whole.hasSuffix("\n  let line20 = 20\n"))
        let wide = try course.run(["solution", "13a", "--peek"], environment: ["COLUMNS": "130"]).output
        #expect(wide.contains("\n  ...\nlet line7 = 7 ") && !wide.contains("let line6"))
    }

    @Test("the same version is said to be the same; without solutions that is said")
    func others() throws {
        let course = try course()
        try course.write(mine, "struct Worker {\n    let store = 1\n}\n")
        let same = try course.workbook("solution", "13a", "--peek")
        #expect(same.output.hasSuffix("Sources/Worker.swift: yours is the same\n"))
        let none = try FixtureCourse().workbook("solution", "13a", "--peek")
        #expect(none.status == 3)
        #expect(none.errors.hasPrefix("Solutions/13a-Worker is not here"))
    }
}
