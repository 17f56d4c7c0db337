import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("Marks are kept under the key of the bytes that they came of")
struct MarkStoreTests {
    private let course: TemporaryCourse
    private let store: MarkStore
    private let mark = ExerciseMark(
        exercise: "13a", outcome: .notPassed, points: 2,
        requirements: [RequirementMark(id: "13a.1", outcome: .met, points: 2)],
        findings: [
            MarkFinding(
                place: "a\nb:1:2", what: "\"<ü>\"", name: nil, lines: [.init(heading: "why", text: "=1")],
                code: .init(from: 1, lines: ["a"], marked: 1))
        ])

    init() throws {
        course = try TemporaryCourse()
        store = MarkStore(course.checkout)
    }

    private static let path = ".workbook/marks/ab/cdef.json"

    @Test("and come back as they were, for that key alone")
    func kept() throws {
        #expect(store.mark(for: "abcdef") == nil)
        try store.keep(mark, for: "abcdef")
        #expect(store.mark(for: "abcdef") == mark)
        #expect(store.mark(for: "abcdee") == nil)
    }

    @Test("no verdict is no mark to keep")
    func refused() throws {
        try store.keep(
            ExerciseMark(exercise: "13a", outcome: .refused, points: 0, requirements: [], findings: []), for: "abcdef")
        #expect(!FileManager.default.fileExists(atPath: course.checkout.url(Self.path).path))
    }

    @Test(
        "a file that is cut off, of another shape, or under another key is no mark", arguments: ["", "{", "{}", "\0"])
    func broken(text: String) throws {
        try course.write(Self.path, text)
        #expect(store.mark(for: "abcdef") == nil)
        try store.keep(mark, for: "abcdef")
        #expect(store.mark(for: "abcdef") == mark)
        let kept = try #require(course.read(Self.path))
        try course.write(".workbook/marks/ab/0000.json", kept)
        #expect(store.mark(for: "ab0000") == nil)
        try course.write(Self.path, String(kept.dropLast(20)))
        #expect(store.mark(for: "abcdef") == nil)
    }

    @Test("one that can't be written is told")
    func unwritable() throws {
        try course.write(".workbook/marks", "a file\n")
        #expect(throws: GradeError.self) { try store.keep(mark, for: "abcdef") }
    }
}
