import CourseFixtures
import Foundation
import Testing

@Suite("test runs the suites of one lesson or one exercise")
struct SuitesCommandTests {
    private let course: FixtureCourse

    init() throws {
        course = try FixtureCourse()
    }

    /// Returns the arguments of `swift`, and the workbook's switches in its environment.
    private func started() throws -> [Substring] { try #require(course.read("bin/called")).split(separator: "\n") }

    @Test("of a lesson, with everything that is printed and the exit status of swift test")
    func lesson() throws {
        try course.write("bin/prints", "books: 3\n✔ Test run with 1 test passed.\n")
        let result = try course.workbook("test", "13")
        #expect(result.status == 0)
        #expect(result.output == "books: 3\n✔ Test run with 1 test passed.\n")
        #expect(result.errors == "Building lesson 13\n")
        #expect(try started() == ["test --disable-xctest --package-path \(course.root.path)", "WORKBOOK_ONLY=13"])
        try course.write("bin/errors", "error: no such thing\n")
        let failed = try course.workbook("test", "13")
        #expect(failed.status == 1)
        #expect(failed.errors.hasSuffix("error: no such thing\n"))
    }

    @Test("of an exercise, begun or not, whole or as far as a filter fits")
    func exercise() throws {
        _ = try course.workbook(
            "test", "13a", "--filter", "Learner", "--filter", "fetch", environment: ["WORKBOOK_TREE": "S"])
        let started = try started()
        #expect(started[0].hasSuffix(" --filter Learner --filter fetch"))
        #expect(started.dropFirst() == ["WORKBOOK_GRADE=1", "WORKBOOK_ONLY=13a"])
        _ = try course.workbook("test")
        #expect(try self.started().last == "WORKBOOK_ONLY=13a")
    }

    @Test("a number that nothing has is an error of usage, and starts nothing")
    func unknown() throws {
        for number in ["14", "13b", "21"] {
            #expect(try course.workbook("test", number).status == 2)
        }
        #expect(course.read("bin/called") == nil)
    }
}
