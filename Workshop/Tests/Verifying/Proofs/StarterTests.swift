import CourseFixtures
import Testing

@testable import Checking
@testable import Course
@testable import workshop

@Suite("A starter agrees with its copies, its tasks and its hints")
struct StarterTests {
    private let worker = "13a-Worker/Sources/Worker.swift"

    private func course() throws -> TemporaryCourse {
        let course = try TemporaryCourse()
        try course.write("Exercises/.starter/" + worker, TemporaryCourse.starter)
        for tree in ["Exercises", "Solutions"] {
            try course.write(tree + "/13a-Worker/Sources/Contract.swift", "// 1\n")
        }
        try course.write("Solutions/" + worker, "struct Worker { func fetch() {} }\n")
        try course.write("Solutions/13a-Worker/README.md", "Why.\n")
        let tiers = Hints.tiers.map { "\n### \($0)\n\nText.\n" }.joined()
        try course.write("Exercises/13a-Worker/hints.md", "# Hints\n\n## 13a.1 Fetching\n" + tiers)
        return course
    }

    private func what(_ course: TemporaryCourse) throws -> [String] {
        let catalogue = Catalogue(of: course.checkout)
        let exercise = try catalogue.exercise("13a")
        let findings =
            StarterFiles(exercise: exercise, checkout: course.checkout).findings
            + TaskMarks(exercise: exercise, catalogue: catalogue).findings
        return findings.map { [$0.place, $0.what].compactMap(\.self).joined(separator: ": ") }
    }

    @Test("nothing is wrong with one that agrees")
    func agrees() throws {
        #expect(try what(course()) == [])
    }

    @Test(
        "a solution, its reasons and a suite that are missing",
        arguments: ["Solutions/13a-Worker/Sources", "Solutions/13a-Worker/README.md", "Tests/Exercises/13a-Worker"])
    func missing(path: String) throws {
        let course = try course()
        try course.remove(path)
        #expect(try what(course) == ["\(path): is missing"])
    }

    @Test("an edited starter, and one without its copy")
    func pristine() throws {
        let course = try course()
        try course.write("Exercises/" + worker, TemporaryCourse.starter + "\n")
        #expect(try what(course) == ["Exercises/\(worker): the starter differs from its pristine copy"])
        try course.remove("Exercises/.starter/" + worker)
        let file = "Exercises/13a-Worker/exercise.json"
        #expect(
            try what(course).first == "\(file): Sources/Worker.swift may be edited and has no pristine copy")
    }

    @Test("a copy of a file that nobody edits")
    func unlisted() throws {
        let course = try course()
        let extra = "Exercises/.starter/13a-Worker/Sources/Contract.swift"
        try course.write(extra, "// 1\n")
        #expect(try what(course) == ["\(extra): the pristine copy of a file that nobody may edit"])
    }

    @Test("a locked file that was changed, and one that was added")
    func locked() throws {
        let course = try course()
        try course.write("Exercises/13a-Worker/Sources/Contract.swift", "// 2\n")
        try course.write("Exercises/13a-Worker/Sources/More.swift", "// 3\n")
        #expect(
            try what(course) == [
                "Exercises/13a-Worker/Sources/Contract.swift: a file that nobody edits differs from the solution's",
                "Exercises/13a-Worker/Sources/More.swift: a file that nobody edits is not in the solution",
            ])
    }

    @Test("a task of no requirement, a requirement without a task, a task that is left in the solution")
    func tasks() throws {
        let course = try course()
        let text = TemporaryCourse.starter.replacing("13a.1", with: "13a.7")
        for tree in ["Exercises/", "Exercises/.starter/"] { try course.write(tree + worker, text) }
        try course.write("Solutions/" + worker, TemporaryCourse.starter)
        #expect(
            try what(course) == [
                "Exercises/.starter/\(worker):2: TODO(13a.7) is none of the requirements",
                "Exercises/.starter/13a-Worker: no TODO(13a.1) says where to begin",
                "Solutions/\(worker):2: the solution still has TODO(13a.1)",
            ])
    }

    @Test("a requirement that follows from the others needs no task")
    func follows() throws {
        let course = try course()
        for tree in ["Exercises/", "Exercises/.starter/"] { try course.write(tree + worker, "struct Worker {}\n") }
        let requirement = TemporaryCourse.requirement("followsFromOthers", "true")
        try course.write("Exercises/13a-Worker/exercise.json", TemporaryCourse.json("requirements", "[\(requirement)]"))
        #expect(try what(course) == [])
    }

    @Test("a hint that is missing, and one for nothing")
    func hints() throws {
        let course = try course()
        let file = "Exercises/13a-Worker/hints.md"
        let text = try #require(course.read(file))
        try course.write(file, text + "\n## 13a.9 More\n")
        let more = try what(course)
        #expect(more == ["\(file):17: a hint for 13a.9, which is none of the requirements"])
        try course.write(file, text.replacing("### Nearly the code", with: "### The code"))
        let fewer = try what(course)
        #expect(fewer == ["\(file): requirement 13a.1 has no \"### Nearly the code\""])
    }
}
