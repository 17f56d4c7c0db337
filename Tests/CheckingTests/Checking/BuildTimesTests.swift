import CourseFixtures
import Testing

@testable import Checking

@Suite("A build says how long it took the last time")
struct BuildTimesTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        try course.write(".build/keep", "")
    }

    @Test("and nothing about time before there was one")
    func announcement() {
        let times = BuildTimes(in: course.checkout)
        #expect(times.announcement("exercise 12a") == "Building exercise 12a")
        times.keep(.seconds(14.6), of: "exercise 12a")
        times.keep(.seconds(50), of: "the tools")
        #expect(times.announcement("exercise 12a") == "Building exercise 12a; last time, it took 14 s")
        #expect(times.announcement("the tools") == "Building the tools; last time, it took 50 s")
    }

    @Test("a build that had nothing to do says nothing about the next one")
    func nothing() {
        let times = BuildTimes(in: course.checkout)
        times.keep(.seconds(14), of: "exercise 12a")
        times.keep(.seconds(1), of: "exercise 12a")
        #expect(times.announcement("exercise 12a").hasSuffix("14 s"))
    }

    @Test("a file that is no table of times is none")
    func broken() throws {
        try course.write(".build/workbook-build-times.json", "{\"the tools\": ")
        #expect(BuildTimes(in: course.checkout).announcement("the tools") == "Building the tools")
    }
}
