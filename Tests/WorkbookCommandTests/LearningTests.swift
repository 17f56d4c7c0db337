import CourseFixtures
import Foundation
import Testing

@testable import Course

@Suite("The command tells where you are and what to read")
struct LearningTests {
    @Test("without arguments it says where to start")
    func start() throws {
        let result = try FixtureCourse().workbook()
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("At the start: 1 lesson to read and play, 1 exercise to solve."))
        #expect(result.output.contains("swift run workbook read 13"))
    }

    @Test("an edited exercise is what to go on with")
    func goesOn() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "struct Worker { }\n")
        #expect(try course.workbook().output.contains("Go on with exercise 13a, Get the books"))
    }

    @Test("list is JSON for programs")
    func list() throws {
        let output = try FixtureCourse().workbook("list", "--json").output
        let list = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: Any]]])
        #expect(list["exercises"]?.first?["state"] as? String == "notBegun")
        #expect(list["exercises"]?.first?["points"] as? Int == 3)
        #expect(list["lessons"]?.first?["title"] as? String == "Modules")
    }

    @Test("list shows one way: a lesson, its exercises, the next lesson, and where you are on it")
    func way() throws {
        let course = try FixtureCourse()
        let json = try #require(course.read("Exercises/13a-Worker/exercise.json"))
        try course.write("Lessons/12-Actors/README.md", "# Actors\n")
        try course.write("Lessons/14-Tests/README.md", "# Tests\n")
        try course.write(
            "Exercises/12b-Director/exercise.json",
            json.replacing("13a", with: "12b").replacing("Worker\",", with: "Director\","))
        _ = try course.workbook("read", "12")
        let way = """
              lesson 12     read       Actors
            > exercise 12b  not begun  Get the books
              lesson 13     not read   Modules
              exercise 13a  not begun  Get the books
              lesson 14     not read   Tests

            """
        #expect(try course.workbook("list").output.hasSuffix("\n\n" + way))
        let narrow = try course.workbook("list", environment: ["COLUMNS": "40"]).output
        #expect(narrow.contains("> exercise 12b  not begun\n    Get the books\n"))
        let status = try course.workbook().output
        #expect(status.contains("  lesson 12     read       Actors\n> exercise 12b  not begun  Get the books\n"))
        #expect(!status.contains("lesson 14"))
    }

    @Test("read shows the lesson, and the exercise where that is asked for")
    func read() throws {
        let course = try FixtureCourse()
        #expect(
            try course.workbook("read", "13").output
                == "Lesson 13: Modules\n==================\n\nAn actor plays a role.\n")
        #expect(try course.workbook("read", "13a").output.contains("Write the Worker."))
    }

    @Test("answers are shown where they are asked for")
    func answers() throws {
        let course = try FixtureCourse()
        try course.write(
            "Lessons/13-Modules/README.md",
            """
            # Modules

            <details>
            <summary>Who calls?</summary>

            The Scene.
            </details>

            """)
        #expect(
            try course.workbook("read", "13").output == """
                Modules
                =======

                Who calls?

                The answers: swift run workbook read 13 --answers

                """)
        #expect(try course.workbook("read", "13", "--answers").output.hasSuffix("\nWho calls?\n\nThe Scene.\n"))
    }

    @Test("what was read, played and checked is where one is, and what comes then is next")
    func movesOn() throws {
        let course = try FixtureCourse()
        try course.addApp(playing: "exit 0")
        _ = try course.workbook("play", "13", input: "")
        #expect(try course.workbook().output.contains("Lesson 13: played. 0 of 1 exercise passed."))
        #expect(try course.workbook().output.contains("you played its app; now read it."))
        _ = try course.workbook("read", "13")
        #expect(try course.workbook().output.contains("  Solve exercise 13a, Get the books"))
        try course.events(issue: true, ending: true)
        _ = try course.workbook("check", "13a")
        let status = try course.workbook().output
        // A check of the starter begins nothing.
        #expect(status.contains("Lesson 13: read, played. 0 of 1 exercise passed.\n"))
        #expect(status.contains("  Solve exercise 13a, Get the books"))
        #expect(status.contains("exercise 13a  not begun"))
        #expect(try course.workbook("list").output.contains("  lesson 13     read, played"))
    }

    @Test("a lesson's number is not an exercise's, and one from before is told with the one that it is now")
    func otherKind() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/01-One/README.md", "# One\n")
        let json = (course.read("Exercises/13a-Worker/exercise.json") ?? "").replacing("13a", with: "12a")
        try course.write("Exercises/12a-Worker/exercise.json", json)
        for command in ["hint", "check", "reset"] {
            let lesson = try course.workbook(command, "01")
            #expect(lesson.status == 2)
            let back = command == "reset" ? " The code of lesson 01 comes back with: git restore 'Lessons/01-One'." : ""
            #expect(lesson.errors.hasPrefix("01 One is a lesson, and has no exercise.\(back)\n"))
            let former = try course.workbook(command, "13")
            #expect(former.status == 2)
            let own =
                command == "reset" ? " The code of lesson 13 comes back with: git restore 'Lessons/13-Modules'." : ""
            #expect(
                former.errors.hasPrefix(
                    "Exercise 13 is now 12a Worker: type `swift run workbook \(command) 12a`.\(own)\n"))
        }
        let unknown = try course.workbook("trace", "13a", "add-item")
        #expect(unknown.status == 2)
        let option = try course.workbook("read", "13", "--exercise")
        #expect(option.status == 2)
        #expect(
            option.errors.hasPrefix(
                "There is no option --exercise any more; exercise 12a is typed as it is: swift run workbook read 12a.\n"
            ))
    }

    @Test("each hint says more than the one before, and the last one stays")
    func hints() throws {
        let course = try FixtureCourse()
        let headings = try (1...4).map { _ in
            try course.workbook("hint", "13a").output.split(separator: "\n").first { $0.hasPrefix("Hint ") } ?? ""
        }
        #expect(
            headings == [
                "Hint 1 of 3: Where to look", "Hint 2 of 3: What to do", "Hint 3 of 3: Nearly the code",
                "Hint 3 of 3: Nearly the code",
            ])
        let chosen = try course.workbook("hint", "13a", "--requirement=13a.2", "--tier", "3").output
        #expect(chosen.hasPrefix("13a.2 Nobody is kept."))
    }

    @Test("reset names no backup where there was nothing to keep")
    func resetOfNothing() throws {
        let course = try FixtureCourse()
        try FileManager.default.removeItem(atPath: course.path("Exercises/13a-Worker/Sources/Worker.swift"))
        #expect(
            try course.workbook("reset", "13a").output == """
                Exercises/13a-Worker/Sources/Worker.swift: the starter again.
                There was no version of yours to keep.

                """)
    }

    @Test("reset keeps the learner's version and says where")
    func reset() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13a-Worker/Sources/Worker.swift", "mine\n")
        let result = try course.workbook("reset", "13a")
        #expect(result.status == 0)
        let words = result.output.split(whereSeparator: \.isWhitespace)
        let backup = try #require(words.first { $0.hasPrefix(".workbook/backups/") })
        #expect(course.read(backup + "/Sources/Worker.swift") == "mine\n")
        #expect(
            result.output == """
                Exercises/13a-Worker/Sources/Worker.swift: the starter again.
                Your version is in \(backup)
                To take it back:
                  cp -R \(backup)/. Exercises/13a-Worker/
                Then have it checked: swift run workbook check 13a

                """)
        #expect(course.read("Exercises/13a-Worker/Sources/Worker.swift") == "struct Worker {}\n")
    }

    @Test("reset names what it did not bring back")
    func resetNamesTheRest() throws {
        let course = try FixtureCourse()
        try course.write("Solutions/13a-Worker/Sources/Contract.swift", "protocol Role {}\n")
        try course.write("Exercises/13a-Worker/Sources/Contract.swift", "protocol Roll {}\n")
        try course.write("Exercises/13a-Worker/Sources/More.swift", "\n")
        #expect(
            try course.workbook("reset", "13a").output == """
                Nothing to bring back in exercise 13a: its file is the starter already.

                The exercise is not yet as it was:
                Exercises/13a-Worker/Sources/Contract.swift was changed, and is not one that you
                edit. To bring it back:
                  cp Solutions/13a-Worker/Sources/Contract.swift Exercises/13a-Worker/Sources/Contract.swift
                Exercises/13a-Worker/Sources/More.swift was added. To take it out:
                  rm Exercises/13a-Worker/Sources/More.swift

                """)
    }

    @Test("the rules are listed, and one is explained")
    func rules() throws {
        let course = try FixtureCourse()
        #expect(try course.workbook("rules").output.contains("back-references-weak\n"))
        let page = try course.workbook("rules", "back-references-weak").output
        #expect(["what", "why", "fix", "lesson", "source", "in"].allSatisfy { page.contains("  \($0) ") })
        #expect(
            page.hasSuffix(
                """

                Wrong
                  Items/List/ItemsListDirector.swift
                    final class ItemsListDirector {
                        var ui: ItemsList_DisplayUI?
                    }

                Right
                  Items/List/ItemsListDirector.swift
                    final class ItemsListDirector {
                        weak var ui: ItemsList_DisplayUI?
                    }

                """))
    }

    @Test("nothing is colored in a pipe")
    func plain() throws {
        let course = try FixtureCourse()
        for arguments in [[], ["list"], ["help"], ["rules"]] {
            let result = try BuiltCommand().run(arguments, in: course.root)
            #expect(!result.output.contains("\u{1B}"))
        }
    }
}
