import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("app writes a lesson's or an exercise's app for a device")
struct AppCommandTests {
    private let course: FixtureCourse

    /// A course of one lesson and one exercise with an app each, and the exercise's solution.
    init() throws {
        course = try FixtureCourse()
        try course.addApp(playing: "true")
        let description = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write(
            "Exercises/13a-Worker/exercise.json", description.replacing("\"rules\"", with: "\"app\": true, \"rules\""))
        try course.write("Solutions/13a-Worker/Sources/Worker.swift", "struct Worker { let store = 1 }\n")
        try course.write("Mein Schreibtisch/notes.txt", "")
    }

    private func app(_ arguments: String...) throws -> BuiltCommand.Result {
        try course.run(["app"] + arguments + ["--into", "Mein Schreibtisch"])
    }

    private func written(_ file: String) -> String? { course.read("Mein Schreibtisch/" + file) }

    @Test("says where a lesson's app is, and how to open it")
    func lesson() throws {
        let result = try app("13")
        let place = course.root.resolvingSymlinksInPath().path + "/Mein Schreibtisch/Items13.swiftpm"
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(
            result.output == """
                Items13.swiftpm is written, with the file of lesson 13:
                  \(place)
                To open it in Xcode:
                  xed '\(place)'
                In Swift Playground, open that folder. Documentation/OnADevice.md says what to
                look at.

                """)
        #expect(written("Items13.swiftpm/Lesson13Modules/ItemsApp.swift") == "enum ItemsApp {}\n")
    }

    @Test("takes an exercise as the learner has it now, by its number or its name")
    func exercise() throws {
        #expect(try app("13a").status == 0)
        let file = "Bookshelf13a.swiftpm/Exercise13a/Worker.swift"
        #expect(written(file) == "struct Worker {}\n")
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { let mine = 1 }\n")
        #expect(try app("worker").status == 0)
        #expect(written(file) == "struct Worker { let mine = 1 }\n")
    }

    @Test("an edited app stays, and with --force it gets another name")
    func edited() throws {
        #expect(try app("13a").status == 0)
        let file = "Bookshelf13a.swiftpm/Exercise13a/Worker.swift"
        try course.write("Mein Schreibtisch/" + file, "mine")
        let refused = try app("13a")
        #expect(refused.status == 2)
        #expect(refused.output == "")
        #expect(refused.errors.contains("was edited since this command wrote it, and nothing was written:\n"))
        #expect(refused.errors.contains("\n  Exercise13a/Worker.swift\n"))
        #expect(written(file) == "mine")
        let forced = try app("13a", "--force")
        #expect(forced.status == 0)
        #expect(forced.output.contains("\nWhat was there is now:\n"))
        #expect(written(file) == "struct Worker {}\n")
    }

    @Test("a solution is written once the exercise passed, or for a peek, which is remembered")
    func solution() throws {
        let refused = try app("13a", "--solution")
        #expect(refused.status == 1)
        #expect(refused.errors.hasPrefix("Exercise 13a is not passed yet, so its solution is not written.\n"))
        #expect(written("Bookshelf13aSolution.swiftpm/Package.swift") == nil)
        #expect(try app("13a", "--solution", "--peek").status == 0)
        let file = "Bookshelf13aSolution.swiftpm/Exercise13a/Worker.swift"
        #expect(written(file) == "struct Worker { let store = 1 }\n")
        #expect(try course.workbook("list").output.contains("13a  not begun, peeked"))
        #expect(try course.workbook("check", "13a").status == 0)
        #expect(try app("13a", "--solution").status == 0)
    }

    @Test(
        "says what is wrong, and what to do",
        arguments: [
            ([], 2, "app needs the number of a lesson or an exercise, as in: app 13 --into ~/Desktop.\n"),
            (["14"], 2, "There is no lesson 14."),
            (["13", "--solution"], 2, "A lesson has no solution; an exercise has.\n"),
            (["13a", "--peek"], 2, "--peek is about a solution, so it needs --solution.\n"),
            (["13.1"], 2, "There is no step 13.1."),
        ])
    func refused(arguments: [String], status: Int32, message: String) throws {
        let result = try course.run(["app"] + arguments + ["--into", "Mein Schreibtisch"])
        #expect(result.status == status)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix(message))
        #expect(result.errors.contains("\n  fix: "))
    }

    @Test("needs a folder, and one that is there")
    func folder() throws {
        let none = try course.run(["app", "13"])
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("app needs --into and a folder, as in: app 13 --into ~/Desktop.\n"))
        let missing = try course.run(["app", "13", "--into", "Desktop"])
        #expect(missing.status == 2)
        #expect(missing.errors.contains("/Desktop: there is no such folder.\n  fix: "))
    }

    @Test("what has no app is no mistake of the command's, and says which ones have one")
    func noApp() throws {
        try course.remove("Lessons/13-Modules/Sources/ItemsApp.swift")
        try course.write("Lessons/13-Modules/Sources/Item.swift", "struct Item {}\n")
        let lesson = try app("13")
        #expect(lesson.status == 2)
        #expect(lesson.errors.hasPrefix("Lesson 13 has no app to play.\n"))
        let description = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write("Exercises/13a-Worker/exercise.json", description.replacing("\"app\": true, ", with: ""))
        let exercise = try app("13a")
        #expect(exercise.status == 2)
        #expect(exercise.errors.hasPrefix("Exercise 13a has no app to play: "))
    }

    @Test("a handout has no solutions")
    func handout() throws {
        try course.remove("Solutions")
        let result = try app("13a", "--solution", "--peek")
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("Solutions/13a-Worker is not here, so there is no solution to show.\n"))
        #expect(try !course.workbook("list").output.contains("peeked"))
    }
}
