import Checking
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("A student's page says what changed since the previous answer")
struct MarkHistoryTests {
    private let course: TemporaryCourse

    init() throws { course = try TemporaryCourse() }

    private func compared(
        _ mark: ExerciseMark, _ answer: String, of student: String = "Bo", in folder: String = "/class",
        course title: String? = nil
    ) throws -> EarlierMark? {
        try MarkHistory(course.checkout, course: title)
            .compared(mark, of: student, in: folder, answer: ["Worker.swift": Data(answer.utf8)]).before
    }

    private var whole: ExerciseMark { Class.met(Class.exercises[1]) }

    @Test("the first answer has none before it; a new one has, however often it is graded")
    func answers() throws {
        #expect(try compared(Class.half, "a") == nil && compared(Class.half, "a") == nil)
        #expect(try compared(whole, "b") == EarlierMark(Class.half))
        #expect(try compared(whole, "b") == EarlierMark(Class.half))
        #expect(try compared(Class.half, "c") == EarlierMark(whole))
    }

    @Test("another suite's verdict on the same answer is no new answer")
    func suites() throws {
        _ = try compared(Class.half, "a")
        #expect(try compared(whole, "a") == nil)
        #expect(try compared(Class.half, "b") == EarlierMark(whole))
    }

    @Test("nobody is compared with a namesake of another class, unless both are the course's")
    func classes() throws {
        _ = try compared(Class.half, "a")
        #expect(try compared(whole, "b", in: "/other") == nil && compared(whole, "b", of: "Cem") == nil)
        _ = try compared(Class.half, "a", course: "iOS")
        #expect(try compared(whole, "b", in: "/other", course: "iOS") == EarlierMark(Class.half))
        #expect(try compared(whole, "b", course: "macOS") == nil)
    }

    @Test("an answer without a verdict changes nothing")
    func refused() throws {
        _ = try compared(Class.half, "a")
        #expect(try compared(Class.unjudged, "b") == nil)
        #expect(try compared(whole, "c") == EarlierMark(Class.half))
    }

    @Test("what is kept has neither names nor code, and a broken file counts as none")
    func files() throws {
        _ = try compared(Class.half, "struct Worker {}", of: "Bo")
        _ = try compared(whole, "struct Worker { }", of: "Bo")
        let file = try #require(course.checkout.files(below: MarkHistory.folder).first { $0.hasSuffix(".json") })
        let text = try #require(course.read("\(MarkHistory.folder)/\(file)"))
        #expect(!text.contains("Bo") && !text.contains("struct") && text.contains("13a.1"))
        try course.write("\(MarkHistory.folder)/\(file)", "{")
        #expect(try compared(whole, "struct Worker { }") == nil)
        #expect(try compared(Class.half, "x") == EarlierMark(whole))
    }

    // MARK: - The page

    private func changes(_ mark: ExerciseMark, _ before: ExerciseMark) throws -> String? {
        var mark = mark
        mark.before = EarlierMark(before)
        let submission = SubmissionMark(id: "b", name: "Bo", marks: [mark])
        let book = Gradebook(exercises: Class.exercises, isConfined: true, submissions: [submission])
        return ParsedPage(GradebookPages(book).files["students/b.html"] ?? "").first("li")?.text
    }

    @Test("the page names points, and the requirements that are met now or no longer")
    func page() throws {
        #expect(
            try changes(whole, Class.half)
                == "13a Worker: the tests give 6 of 6 points, and gave 4 before. Now met: 13a.2.")
        #expect(
            try changes(Class.half, whole)
                == "13a Worker: the tests give 4 of 6 points, and gave 6 before. No longer met: 13a.2.")
        #expect(try changes(whole, whole) == "13a Worker: the tests give 6 of 6 points, as before.")
        #expect(try changes(whole, Class.unjudged)?.contains("before") == false)
    }

    @Test("a teacher's points aren't taken for the tests'")
    func byHand() throws {
        var mark = Class.half
        mark.requirements[1] = RequirementMark(id: "13a.2", outcome: .failed, points: 2)
        mark.requirements[1].byHand = ByHand(insteadOf: 0)
        mark.points = 6
        #expect(try changes(mark, Class.half) == "13a Worker: the tests give 4 of 6 points, as before.")
    }
}
