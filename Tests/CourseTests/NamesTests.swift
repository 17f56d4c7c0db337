import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("A lesson or an exercise is found by its name")
struct NamesTests {
    private let course: TemporaryCourse
    private var catalogue: Catalogue { Catalogue(of: course.checkout) }

    init() throws {
        course = try TemporaryCourse()
        try course.write("Lessons/08-CleanViper/README.md", "# Clean VIPER\n")
        try course.write("Lessons/13-Modules/README.md", "# Modules\n")
        for (label, name) in [("14a", "TestTheDirector"), ("15a", "AsyncWorker")] {
            let json = TemporaryCourse.json().replacing("13a", with: label).replacing("\"Worker\"", with: "\"\(name)\"")
            try course.write("Exercises/\(label)-\(name)/exercise.json", json)
        }
    }

    @Test(
        "the whole name goes before a part of another, and a part may be any words of it",
        arguments: [
            ("Worker", "13a"), ("worker", "13a"), ("async", "15a"), ("AsyncW", "15a"), ("director", "14a"),
            ("the-dir", "14a"), ("test the director", "14a"),
        ])
    func exercises(typed: String, label: String) throws {
        #expect(try catalogue.exercise(typed).label == label)
    }

    @Test(
        "of a lesson as well", arguments: [("massive", "01"), ("controller", "01"), ("clean", "08"), ("MODULES", "13")])
    func lessons(typed: String, label: String) throws {
        #expect(try catalogue.lesson(typed).label == label)
    }

    @Test("a number stays what it was", arguments: ["13", "013", "13-Modules", "99", "-1", ""])
    func numbers(typed: String) throws {
        #expect(try catalogue.label(typed) == typed)
    }

    @Test("where either kind will do, both are looked through", arguments: [("modules", "13"), ("worker", "13a")])
    func both(typed: String, label: String) throws {
        #expect(try catalogue.label(typed) == label)
    }

    @Test("a name of several is none, and all of them are named")
    func several() throws {
        let error = #expect(throws: CatalogueError.self) { try catalogue.exercise("work") }
        #expect(
            error?.description == """
                "work" could be 13a Worker or 15a AsyncWorker.
                  fix: type the number, or more of the name
                """)
    }

    @Test(
        "a name that nothing has is told with a similar one",
        arguments: [("Wroker", " Did you mean 13a Worker?"), ("xyzzy", "")])
    func unknown(typed: String, meant: String) throws {
        let error = #expect(throws: CatalogueError.self) { try catalogue.exercise(typed) }
        #expect(
            error?.description == """
                There is no exercise "\(typed)".\(meant)
                  fix: type its number, which `swift run workbook list` shows, or the beginning of its folder's name
                """)
    }

    @Test("a name of the other kind is told with whose it is")
    func otherKind() throws {
        let exercise = #expect(throws: CatalogueError.self) { try catalogue.lesson("worker") }
        #expect(
            exercise?.description == """
                There is no lesson "worker"; that is exercise 13a Worker.
                  fix: type the number of a lesson, which `swift run workbook list` shows
                """)
        let lesson = #expect(throws: CatalogueError.self) { try catalogue.exercise("massive") }
        #expect(
            lesson?.description == """
                There is no exercise "massive"; that is lesson 01 MassiveViewController.
                  fix: type the number of an exercise, which `swift run workbook list` shows
                """)
    }

    @Test("an exercise that can't be used is found as well, and says why")
    func broken() throws {
        try course.write("Exercises/13a-Worker/exercise.json", TemporaryCourse.json("title", nil))
        let problem = try #require(catalogue.problems["13a"])
        #expect(throws: problem) { try catalogue.exercise("worker") }
    }
}
