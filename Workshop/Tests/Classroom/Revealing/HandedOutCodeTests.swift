import Checking
import Course
import CourseFixtures
import Foundation
import Testing

@testable import workshop

@Suite("An answer's trace")
struct HandedOutCodeTests {
    private let worker: Exercise
    private let code: HandedOutCode
    /// Code that is long enough to mean something.
    private static let long = "struct Worker { let words = \"\(String(repeating: "a", count: 300))\" }\n"

    init() throws {
        let course = try TwoExercises()
        for tree in ["Exercises", "Solutions"] {
            try course.given.course.write("\(tree)/14a-Scene/Sources/Worker.swift", "// As it was.\n" + Self.long)
        }
        let exercises = course.catalogue.exercises
        var files: [String: Data] = [:]
        for exercise in exercises {
            files.merge(try HandoutTree(of: [exercise], in: course.catalogue).files(of: exercise)) { $1 }
        }
        worker = try course.catalogue.exercise("13a")
        code = HandedOutCode(of: exercises, in: files)
    }

    private func trace(_ text: String, _ file: String = "Sources/Worker.swift") -> AnswerTrace? {
        code.trace(of: [file: Data(text.utf8)], to: worker)
    }

    @Test("is the same however the code is laid out, and another for other code")
    func same() throws {
        let one = try #require(trace(Self.long.replacing("words", with: "mine")))
        #expect(trace("// Anna\n  " + Self.long.replacing("let words", with: "let\n\tmine")) == one)
        #expect(trace(Self.long.replacing("words", with: "yours"))?.print != one.print)
        #expect(one.exercise == "13a" && one.copies == [])
    }

    @Test("is left out for a starter, and for an answer that is hardly longer", arguments: ["", "let a = 1\n"])
    func short(added: String) {
        #expect(trace(TemporaryCourse.starter + added) == nil)
        #expect(code.trace(of: [:], to: worker) == nil)
    }

    @Test("names a file that was handed out with another exercise")
    func copies() {
        #expect(trace(Self.long)?.copies == [.init(file: "Sources/Worker.swift", sources: ["14a"])])
    }
}
