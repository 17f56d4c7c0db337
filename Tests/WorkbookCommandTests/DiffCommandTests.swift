import CourseFixtures
import Foundation
import Testing

@Suite("diff shows the step to a rung")
struct DiffCommandTests {
    private func diff(_ arguments: String...) throws -> BuiltCommand.Result {
        let course = try FixtureCourse()
        try course.write("Lessons/13-Modules/Sources/A.swift", "struct A {\n    let name: String\n}\n")
        try course.write("Lessons/14-More/README.md", "# 14 More\n")
        try course.write("Lessons/14-More/Sources/A.swift", "struct A {\n    let title: String\n}\n")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try BuiltCommand().run(["diff"] + arguments, in: course.root, environment: ["PATH": path])
    }

    @Test("from the rung before, as plain lines in a pipe")
    func step() throws {
        let result = try diff("14")
        #expect(result.status == 0)
        #expect(
            result.output == """
                14 More, a step from 13 Modules
                1 file changed: 1 line written, 1 dropped, 0 moved

                  A.swift  1 written, 1 dropped

                A.swift
                    struct A {
                  -     let name: String
                  +     let title: String
                    }

                """)
    }

    @Test("--files leaves the lines out, --from turns the step around")
    func options() throws {
        let result = try diff("13", "--from", "14", "--files")
        #expect(result.output.hasPrefix("13 Modules, a step from 14 More\n"))
        #expect(!result.output.contains("let name"))
    }

    @Test(
        "wrong usage says what is right",
        arguments: [
            ([], "diff needs the number of a lesson, as in: diff 02.\n"),
            (["13"], "13 Modules is where the ladder begins: there is no rung before it.\n"),
            (["14", "--from", "14"], "14 can't be compared with itself.\n"),
            (["99"], "There is no lesson 99."),
        ])
    func usage(arguments: [String], message: String) throws {
        let course = try FixtureCourse()
        try course.write("Lessons/13-Modules/Sources/A.swift", "struct A {}\n")
        try course.write("Lessons/14-More/Sources/A.swift", "struct A {}\n")
        let result = try BuiltCommand().run(
            ["diff"] + arguments, in: course.root,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix(message))
        #expect(result.output == "")
    }
}
