import CourseFixtures
import Foundation
import Testing

@Suite("compare shows rungs side by side")
struct CompareCommandTests {
    private func compare(_ arguments: String..., in course: FixtureCourse) throws -> BuiltCommand.Result {
        try course.write("Lessons/13-Modules/Sources/A.swift", "protocol P {}\nstruct A {}\n")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try BuiltCommand().run(["compare"] + arguments, in: course.root, environment: ["PATH": path])
    }

    @Test("as text, and with a number every type too")
    func text() throws {
        let course = try FixtureCourse()
        let all = try compare(in: course)
        #expect(all.status == 0)
        #expect(all.output.contains("\n13 Modules      1      1      2  1 A"))
        #expect(!all.output.contains("13 Modules: its types"))
        #expect(try compare("13", in: course).output.contains("\n13 Modules: its types\ntype  lines"))
    }

    @Test("as Markdown, JSON and SVG", arguments: [("markdown", "| rung |"), ("json", "{\n"), ("svg", "<svg ")])
    func formats(format: String, start: String) throws {
        let result = try compare("--format", format, in: FixtureCourse())
        #expect(result.status == 0)
        #expect(result.output.hasPrefix(start))
    }

    @Test("an unknown format, or lesson, is wrong usage")
    func usage() throws {
        let course = try FixtureCourse()
        let format = try compare("--format", "pdf", in: course)
        #expect(format.status == 2)
        #expect(format.errors.hasPrefix("--format can't be \"pdf\"; expected text, markdown, json or svg.\n"))
        #expect(try compare("99", in: course).status == 2)
    }
}
