import Foundation
import Testing

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
        try course.write("Exercises/13-Worker/Sources/Worker.swift", "struct Worker { }\n")
        #expect(try course.workbook().output.contains("Go on with exercise 13, Get the books"))
    }

    @Test("list is JSON for programs")
    func list() throws {
        let output = try FixtureCourse().workbook("list", "--json").output
        let list = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: [[String: Any]]])
        #expect(list["exercises"]?.first?["state"] as? String == "notBegun")
        #expect(list["exercises"]?.first?["points"] as? Int == 3)
        #expect(list["lessons"]?.first?["title"] as? String == "Modules")
    }

    @Test("read shows the lesson, and the exercise where that is asked for")
    func read() throws {
        let course = try FixtureCourse()
        #expect(
            try course.workbook("read", "13").output
                == "Lesson 13: Modules\n==================\n\nAn actor plays a role.\n")
        #expect(try course.workbook("read", "13", "--exercise").output.contains("Write the Worker."))
    }

    @Test("each hint says more than the one before, and the last one stays")
    func hints() throws {
        let course = try FixtureCourse()
        let headings = try (1...4).map { _ in
            try course.workbook("hint", "13").output.split(separator: "\n").first { $0.hasPrefix("Hint ") } ?? ""
        }
        #expect(
            headings == [
                "Hint 1 of 3: Where to look", "Hint 2 of 3: What to do", "Hint 3 of 3: Nearly the code",
                "Hint 3 of 3: Nearly the code",
            ])
        let chosen = try course.workbook("hint", "13", "--requirement=13.2", "--tier", "3").output
        #expect(chosen.hasPrefix("13.2 Nobody is kept."))
    }

    @Test("reset keeps the learner's version and says where")
    func reset() throws {
        let course = try FixtureCourse()
        try course.write("Exercises/13-Worker/Sources/Worker.swift", "mine\n")
        let result = try course.workbook("reset", "13")
        #expect(result.status == 0)
        let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("Your version is in ") })
        #expect(course.read(line.dropFirst("Your version is in ".count) + "/Sources/Worker.swift") == "mine\n")
        #expect(course.read("Exercises/13-Worker/Sources/Worker.swift") == "struct Worker {}\n")
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
