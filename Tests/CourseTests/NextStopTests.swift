import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("The way goes on from what was read, edited or checked last")
struct NextStopTests {
    private let course: TemporaryCourse
    private let noon = Date(timeIntervalSince1970: 1_700_000_000)
    private var progress = ProgressRecord()

    init() throws {
        course = try TemporaryCourse()
        for lesson in ["08-CleanViper", "09-DataCapture", "13-Modules"] {
            try course.write("Lessons/\(lesson)/README.md", "# \(lesson)\n")
        }
        for (label, name) in [("01a", "Concerns"), ("09a", "Capture")] {
            let json = TemporaryCourse.json().replacing("13a", with: label).replacing("\"Worker\"", with: "\"\(name)\"")
            try course.write("Exercises/\(label)-\(name)/exercise.json", json)
            for folder in ["Exercises/", "Exercises/.starter/"] {
                try course.write("\(folder)\(label)-\(name)/Sources/Worker.swift", TemporaryCourse.starter)
            }
        }
    }

    /// The next stop, and the exercise that `check` means without a number.
    private var next: [String?] {
        let path = LearningPath(Catalogue(of: course.checkout), progress: progress)
        return [path.stops.first(where: path.isNext)?.label, path.currentExercise?.label]
    }

    private mutating func read(_ lesson: Int, after minutes: Double) {
        progress.lessonsRead.insert(lesson)
        progress.visit(Label.two(lesson), date: noon + 60 * minutes)
    }

    private mutating func check(_ label: String, passed: Bool, after minutes: Double) {
        progress.verdicts[label] = ProgressRecord.LastVerdict(
            fingerprint: "", hasPassed: passed, points: 0, unmet: [], date: (noon + 60 * minutes).formatted(.iso8601))
        if passed { progress.passed.insert(label) }
    }

    private func edit(_ folder: String, after minutes: Double) throws {
        let file = "Exercises/\(folder)/Sources/Worker.swift"
        try course.write(file, "struct Worker {}\n")
        try FileManager.default.setAttributes(
            [.modificationDate: noon + 60 * minutes], ofItemAtPath: course.checkout.url(file).path)
    }

    @Test("at the start it is the first lesson")
    func start() {
        #expect(next == ["01", "01a"])
    }

    @Test("a reader who starts at lesson 09 is not sent back to 01")
    mutating func startsLater() {
        read(9, after: 0)
        #expect(next == ["09a", "09a"])
        check("09a", passed: true, after: 1)
        #expect(next == ["13", "13a"])
    }

    @Test("nor is one who had tried lesson 01 before")
    mutating func triedTheFirst() throws {
        read(1, after: 0)
        try edit("01a-Concerns", after: 1)
        #expect(next == ["01a", "01a"])
        read(9, after: 2)
        #expect(next == ["09a", "09a"])
    }

    @Test("who looked ahead and came back goes on where they came back to")
    mutating func lookedAhead() {
        read(13, after: 0)
        check("13a", passed: true, after: 1)
        read(1, after: 2)
        #expect(next == ["01a", "01a"])
        check("01a", passed: true, after: 3)
        #expect(next == ["08", "09a"])
    }

    @Test("an exercise that was edited after its neighbor was checked is the one to check")
    mutating func edits() throws {
        check("09a", passed: false, after: 0)
        #expect(next == ["09a", "09a"])
        try edit("01a-Concerns", after: 1)
        #expect(next == ["01a", "01a"])
        check("09a", passed: false, after: 2)
        #expect(next == ["09a", "09a"])
    }

    @Test("a task that was read is what to go on with")
    mutating func task() {
        progress.visit("09a", date: noon)
        #expect(next == ["09a", "09a"])
    }

    @Test("after the end come the exercises that were left out, and then nothing")
    mutating func end() {
        check("13a", passed: true, after: 0)
        #expect(next == ["01a", "01a"])
        for label in ["01a", "09a"] { progress.passed.insert(label) }
        #expect(next == [nil, "13a"])
    }

    @Test("what an older version kept without a time counts by its place")
    mutating func undated() {
        progress.lessonsRead = [1, 9]
        #expect(next == ["09a", "09a"])
        read(1, after: 0)
        #expect(next == ["01a", "01a"])
    }
}
