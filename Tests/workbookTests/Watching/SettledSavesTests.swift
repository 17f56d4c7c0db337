import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workbook

@Suite("A save is seen, whatever way an editor saves")
struct SettledSavesTests {
    private let course: TemporaryCourse
    private let files: WatchedFiles
    private let folder: String
    private let mine = "Exercises/13a-Worker/Sources/Worker.swift"

    init() throws {
        course = try TemporaryCourse()
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        files = WatchedFiles(of: exercise, in: course.checkout)
        folder = course.checkout.url("Exercises/13a-Worker/Sources").path
    }

    /// Looks after each step as if 50 ms had passed, and then twelve more times; returns the number of reported saves.
    private func saves(_ steps: (() throws -> Void)...) throws -> Int {
        var saves = SettledSaves(files.stamps)
        var now = ContinuousClock.now
        var count = 0
        for step in steps + Array(repeating: {}, count: 12) {
            try step()
            now += .milliseconds(50)
            if saves.isThere(files.stamps, at: now) { count += 1 }
        }
        return count
    }

    private func write(_ text: String, _ file: String = "Worker.swift") throws {
        try course.write("Exercises/13a-Worker/Sources/" + file, text)
    }

    private func move(_ from: String, _ to: String) throws {
        try #require(rename(folder + "/" + from, folder + "/" + to) == 0)
    }

    @Test("nothing was saved")
    func quiet() throws { #expect(try saves({}) == 0) }

    @Test("truncated, and then written in pieces")
    func truncates() throws {
        #expect(try saves({ try write("") }, { try write("struct") }, { try write("struct Worker {}\n") }) == 1)
    }

    @Test("written beside and renamed over it, with a backup on the way")
    func renames() throws {
        #expect(
            try saves(
                { try write("struct Worker {}\n", "Worker.swift.tmp") }, { try move("Worker.swift", "Worker.swift~") },
                { try move("Worker.swift.tmp", "Worker.swift") }, { try course.remove(mine + "~") }) == 1)
    }

    @Test("deleted and made again")
    func deletes() throws {
        #expect(try saves({ try course.remove(mine) }, {}, { try write("struct Worker {}\n") }) == 1)
    }

    @Test("several files at once are one save")
    func several() throws {
        #expect(try saves({ try write("// 1\n") }, { try write("// 2\n", "Other.swift") }) == 1)
    }

    @Test("the same bytes again are a save; swap files, locks and backups are none")
    func beside() throws {
        #expect(try saves({ try write(TemporaryCourse.starter) }) == 1)
        #expect(
            try saves(
                { try write("swap", ".Worker.swift.swp") }, { try write("lock", ".#Worker.swift") },
                { try write("backup", "Worker.swift~") }, { try write("folder", ".idea/Worker.swift") }) == 0)
    }

    @Test("two saves with a pause between them are two")
    func twice() throws {
        #expect(try saves({ try write("// 1\n") }, {}, {}, {}, {}, {}, { try write("// 22\n") }) == 2)
    }
}
