import CourseFixtures
import Testing

@testable import Checking

@Suite("Nobody shares a sandbox")
struct SandboxNumberTests {
    @Test("each gets a number of its own, and one that is free again is taken again")
    func numbers() throws {
        let course = try TemporaryCourse()
        var first: SandboxNumber? = try SandboxNumber(in: course.checkout, for: "verify")
        let second = try SandboxNumber(in: course.checkout, for: "verify")
        #expect([first?.value, second.value] == [1, 2])
        first = nil
        #expect(try SandboxNumber(in: course.checkout, for: "verify").value == 1)
        withExtendedLifetime(second) {}
    }

    @Test("a place that can't be written is named, with the remedy")
    func blocked() throws {
        let course = try TemporaryCourse()
        try course.write(".build", "a file where the folder should be")
        let error = #expect(throws: CheckError.self) { try SandboxNumber(in: course.checkout, for: "verify") }
        #expect(error?.description.contains(".build/verify/1: can't be written: ") == true)
    }
}
