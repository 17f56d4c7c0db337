import CourseFixtures
import Testing

@testable import Course

@Suite("The files that nobody edits are compared with their copies")
struct LockedFilesTests {
    private let contract = "Exercises/13a-Worker/Sources/Contract.swift"

    private func course() throws -> TemporaryCourse {
        let course = try TemporaryCourse()
        for tree in ["Exercises", "Solutions"] {
            try course.write(tree + "/13a-Worker/Sources/Contract.swift", "protocol Role {}\n")
        }
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let right = true }\n")
        return course
    }

    private func locked(_ course: TemporaryCourse) throws -> LockedFiles {
        LockedFiles(of: try Catalogue(of: course.checkout).exercise("13a"), in: course.checkout)
    }

    @Test("an edited answer is no change of theirs")
    func untouched() throws {
        let course = try course()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
        #expect(try locked(course).areAsTheyWere)
    }

    @Test("a changed file and an added one are named, with the remedy")
    func changed() throws {
        let course = try course()
        try course.write(contract, "protocol Roll {}\n")
        try course.write("Exercises/13a-Worker/Sources/Deep/More.swift", "struct More {}\n")
        let found = try locked(course)
        #expect(found.changed == [contract])
        #expect(found.added == ["Exercises/13a-Worker/Sources/Deep/More.swift"])
        #expect(found.remedy(for: contract) == "cp 'Solutions/13a-Worker/Sources/Contract.swift' '\(contract)'")
    }

    @Test("what stands beside a learner's tests is compared as well")
    func tests() throws {
        let course = try course()
        let helper = "Exercises/13a-Worker/Tests/Helper.swift"
        try course.write("Solutions/13a-Worker/Tests/Helper.swift", "struct Helper {}\n")
        try course.write(helper, "struct Help {}\n")
        #expect(try locked(course).changed == [helper])
    }

    @Test("a missing file is a changed one")
    func missing() throws {
        let course = try course()
        try course.remove(contract)
        #expect(try locked(course).changed == [contract])
    }

    @Test("without solutions nothing is known, and nothing is claimed")
    func handout() throws {
        let course = try course()
        try course.write(contract, "protocol Roll {}\n")
        try course.remove("Solutions")
        #expect(try locked(course).areAsTheyWere)
    }
}
