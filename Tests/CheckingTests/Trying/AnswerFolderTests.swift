import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course

@Suite("One variant after the other lies in the same folder")
struct AnswerFolderTests {
    private func date(_ file: String, in course: TemporaryCourse) throws -> Date? {
        let path = course.checkout.url("answers/13a-Worker/" + file).path
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    @Test("only what differs is written, later than anything before, and what is gone is removed")
    func lays() throws {
        let course = try TemporaryCourse()
        var folder = AnswerFolder("answers", in: course.checkout)
        try folder.lay(["Sources/A.swift": Data("a".utf8), "Sources/B.swift": Data("b".utf8)], as: "13a-Worker")
        let (firstA, firstB) = (try date("Sources/A.swift", in: course), try date("Sources/B.swift", in: course))
        try folder.lay(["Sources/A.swift": Data("a".utf8), "Sources/C.swift": Data("c".utf8)], as: "13a-Worker")
        #expect(try date("Sources/A.swift", in: course) == firstA)
        #expect(course.read("answers/13a-Worker/Sources/B.swift") == nil)
        let later = try #require(try date("Sources/C.swift", in: course))
        #expect(later.timeIntervalSince(try #require(firstB)) >= 1)
    }

    @Test("a place that can't be written is named, with the remedy")
    func blocked() throws {
        let course = try TemporaryCourse()
        try course.write("answers", "a file where the folder should be")
        var folder = AnswerFolder("answers", in: course.checkout)
        let error = #expect(throws: CheckError.self) { try folder.lay(["A.swift": Data()], as: "13a-Worker") }
        #expect(error?.description.contains("answers/13a-Worker: can't be written: ") == true)
        #expect(error?.description.contains("fix: make room there") == true)
    }
}
