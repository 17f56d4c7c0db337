import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("Reset brings the starter back and loses nothing")
struct ResetTests {
    private let mine = "Exercises/13a-Worker/Sources/Worker.swift"
    private let noon = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("the learner's version is in the backup, and the starter in its place")
    func backsUp() throws {
        let course = try TemporaryCourse()
        try course.write(mine, "mine\n")
        let backup = try #require(try reset(course))
        #expect(backup.hasPrefix(".workbook/backups/13a-Worker-2023111"))
        #expect(course.read(backup + "/Sources/Worker.swift") == "mine\n")
        #expect(course.read(mine) == TemporaryCourse.starter)
    }

    @Test("two resets in one second keep two backups")
    func keepsEveryBackup() throws {
        let course = try TemporaryCourse()
        try course.write(mine, "first\n")
        let first = try #require(try reset(course))
        try course.write(mine, "second\n")
        let second = try #require(try reset(course))
        #expect(course.read(first + "/Sources/Worker.swift") == "first\n")
        #expect(course.read(second + "/Sources/Worker.swift") == "second\n")
    }

    @Test("a starter is left as it is, without a backup")
    func nothingToDo() throws {
        let course = try TemporaryCourse()
        #expect(try reset(course) == nil)
        #expect(course.read(".workbook/backups") == nil)
    }

    @Test("a file that was deleted comes back, and no empty backup is made for it")
    func deleted() throws {
        let course = try TemporaryCourse()
        try course.remove(mine)
        #expect(try reset(course) == nil)
        #expect(!FileManager.default.fileExists(atPath: course.checkout.url(".workbook/backups").path))
        #expect(course.read(mine) == TemporaryCourse.starter)
    }

    @Test("without a place for the backup nothing is changed")
    func refusesWithoutBackup() throws {
        let course = try TemporaryCourse()
        try course.write(mine, "mine\n")
        try course.write(".workbook", "a file where the folder should be")
        let error = #expect(throws: ResetError.self) { try reset(course) }
        #expect(error?.description.contains("Nothing was changed.") == true)
        #expect(course.read(mine) == "mine\n")
    }

    @Test("without the pristine copy nothing is changed")
    func refusesWithoutStarter() throws {
        let course = try TemporaryCourse()
        try course.write(mine, "mine\n")
        try course.remove("Exercises/.starter/13a-Worker/Sources/Worker.swift")
        #expect(
            throws: ResetError.noStarter(
                file: "Exercises/.starter/13a-Worker/Sources/Worker.swift", reason: "there is no such file")
        ) { try reset(course) }
        #expect(course.read(mine) == "mine\n")
    }

    private func reset(_ course: TemporaryCourse) throws -> String? {
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        return try Reset(exercise, in: course.checkout).run(now: noon)?.backup
    }
}
