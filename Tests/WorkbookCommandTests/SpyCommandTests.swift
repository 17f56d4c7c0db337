import CourseFixtures
import Foundation
import Testing

@Suite("spy makes spies for the protocols of a file")
struct SpyCommandTests {
    private func spy(_ arguments: String..., in course: FixtureCourse) throws -> BuiltCommand.Result {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try BuiltCommand().run(["spy"] + arguments, in: course.root, environment: ["PATH": path])
    }

    @Test("prints them, or puts them into a file; a second time the same bytes")
    func spies() throws {
        let course = try FixtureCourse()
        try course.write("P.swift", "protocol Greeter { func greet(name: String) }\n")
        let printed = try spy("P.swift", in: course)
        #expect(printed.status == 0)
        #expect(printed.output.contains("final class GreeterSpy: Spy, Greeter {\n"))
        let written = try spy("P.swift", "--into", "S.swift", in: course)
        #expect(written.output == "A spy is in S.swift\n")
        let first = course.read("S.swift")
        #expect(try spy("P.swift", "--into", "S.swift", in: course).status == 0)
        #expect(course.read("S.swift") == first)
    }

    @Test("outside of the workbook's package it says what the spies import, and from where that comes")
    func elsewhere() throws {
        let course = try FixtureCourse()
        let app = FileManager.default.temporaryDirectory.appendingPathComponent("App-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: app) }
        try course.write("P.swift", "protocol Greeter { func greet(name: String) }\n")
        let file = app.appendingPathComponent("S.swift").path
        #expect(
            try spy("P.swift", "--into", file, in: course).output == """
                A spy is in \(file)
                It imports Spies, a product of the workbook's package: the test target has to depend on it.

                """)
    }

    @Test("names what it can't serve, and exits with 1")
    func notServed() throws {
        let course = try FixtureCourse()
        try course.write("P.swift", "protocol P { static func make() }\n")
        let result = try spy("P.swift", in: course)
        #expect(result.status == 1)
        #expect(
            result.errors
                == "not served: P: static func make(): a spy is an object, and this is asked of its type\n")
    }

    @Test("replaces no file that was written by hand")
    func notOurs() throws {
        let course = try FixtureCourse()
        try course.write("P.swift", "protocol P { func p() }\n")
        try course.write("S.swift", "// mine\n")
        let result = try spy("P.swift", "--into", "S.swift", in: course)
        #expect(result.status == 2)
        #expect(
            result.errors == """
                S.swift is there and was not generated, so it is left as it is.
                  fix: name another file with --into, or replace it with --force

                """)
        #expect(course.read("S.swift") == "// mine\n")
    }

    @Test("a type without a property can't be shown")
    func wrongShow() throws {
        let result = try spy("P.swift", "--show", "Item", in: FixtureCourse())
        #expect(result.status == 2)
        #expect(
            result.errors.hasPrefix("--show can't be \"Item\"; expected a type and a property, such as Item.name.\n"))
    }
}
