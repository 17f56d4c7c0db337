import CourseFixtures
import Foundation
import Testing

@testable import Checking
@testable import Course

@Suite("Progress is remembered, and nothing hangs on it")
struct ProgressTests {
    private let mine = "Exercises/13a-Worker/Sources/Worker.swift"

    @Test("what was saved is there again")
    func savesAndLoads() throws {
        let course = try TemporaryCourse()
        let store = ProgressStore(of: course.checkout)
        var progress = ProgressRecord()
        progress.hints["13a.1"] = 2
        #expect(store.save(progress) == nil)
        #expect(store.load().progress == progress)
        #expect(store.load().notice == nil)
    }

    @Test("what an older version kept is still understood")
    func older() throws {
        let course = try TemporaryCourse()
        try course.write(ProgressStore.path, #"{"hints":{"13a.1":2},"verdicts":{}}"#)
        let (progress, notice) = ProgressStore(of: course.checkout).load()
        #expect(progress.hints == ["13a.1": 2])
        #expect(notice == nil)
    }

    @Test("what had passed before that was remembered by itself has passed")
    func olderPass() throws {
        let course = try TemporaryCourse()
        let verdict = #"{"fingerprint":"","hasPassed":true,"points":3,"unmet":[],"date":""}"#
        try course.write(ProgressStore.path, #"{"verdicts":{"13":\#(verdict)}}"#)
        #expect(ProgressStore(of: course.checkout).load().progress.passed == ["12a"])
    }

    @Test("a missing file is a fresh start, and nothing is said")
    func missing() throws {
        let course = try TemporaryCourse()
        let (progress, notice) = ProgressStore(of: course.checkout).load()
        #expect(progress == ProgressRecord())
        #expect(notice == nil)
    }

    @Test("a broken file is kept aside, which is said once", arguments: ["", "{", "[]", "{\"verdicts\": 1}"])
    func broken(text: String) throws {
        let course = try TemporaryCourse()
        try course.write(ProgressStore.path, text)
        let store = ProgressStore(of: course.checkout)
        #expect(
            store.load().notice == ".workbook/progress.json could not be understood; it is now "
                + ".workbook/progress.broken.json, and this is a fresh start.")
        #expect(course.read(ProgressStore.brokenPath) == text)
        #expect(store.load().notice == nil)
    }

    @Test("where nothing can be written, that is said and nothing is thrown")
    func unwritable() throws {
        let course = try TemporaryCourse()
        try course.write(".workbook", "a file where the folder should be")
        let notice = try #require(ProgressStore(of: course.checkout).save(ProgressRecord()))
        #expect(notice.hasPrefix("Progress can't be kept here: .workbook/progress.json: "))
        #expect(notice.hasSuffix("Everything else works."))
    }

    @Test("an exercise is begun when an editable file differs from its starter, or is gone")
    func begun() throws {
        let course = try TemporaryCourse()
        #expect(try state(course) == .notBegun)
        try course.write(mine, "struct Worker {}\n")
        #expect(try state(course) == .begun)
        try course.remove(mine)
        #expect(try state(course) == .begun)
    }

    @Test("a verdict holds for the bytes it was given on, and for no others")
    func verdictsAreKeyed() throws {
        let course = try TemporaryCourse()
        try course.write(mine, "struct Worker {}\n")
        var progress = ProgressRecord()
        let exercise = try exercise(course)
        let verdict = Verdict(
            exercise: exercise, results: [RequirementResult(requirement: exercise.requirements[0], outcome: .met)],
            compilerErrors: [], strays: [], strayCulprits: [])
        progress.remember(
            verdict, fingerprint: Fingerprint.of(exercise, in: course.checkout), date: Date(timeIntervalSince1970: 0))
        #expect(progress.verdicts["13a"]?.date == "1970-01-01T00:00:00Z")
        #expect(try state(course, progress) == .passed)
        try course.write(mine, "struct Worker { }\n")
        #expect(try state(course, progress) == .passedBefore(points: nil))
        try course.write(mine, "struct Worker {}\n")
        try course.write("Tests/Exercises/13a-Worker/WorkerTests.swift", "import Testing \n")
        #expect(try state(course, progress) == .passedBefore(points: nil))
    }

    @Test("the way goes on with what was begun, and then to what is left")
    func path() throws {
        let course = try TemporaryCourse()
        let fresh = LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())
        #expect(fresh.whereYouAre == "At the start: 1 lesson to read and play, 1 exercise to solve.")
        #expect(fresh.commands.first?.name == "swift run workbook read 01")
        try course.write(mine, "struct Worker {}\n")
        let begun = LearningPath(Catalogue(of: course.checkout), progress: ProgressRecord())
        #expect(begun.whereYouAre == "0 of 1 exercise passed. 13a Worker is begun.")
        #expect(begun.next.hasPrefix("Go on with exercise 13a, Get the books (about 20 minutes)."))
    }

    private func exercise(_ course: TemporaryCourse) throws -> Exercise {
        try Catalogue(of: course.checkout).exercise("13a")
    }

    private func state(
        _ course: TemporaryCourse, _ progress: ProgressRecord = ProgressRecord()
    ) throws -> ExerciseState {
        ExerciseState(of: try exercise(course), in: course.checkout, progress: progress)
    }
}
