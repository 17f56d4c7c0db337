import Testing

@Suite("play does one line after the other")
struct PlayCommandTests {
    @Test("an item that was added is there at the next start")
    func keepsItems() throws {
        let course = try FixtureCourse()
        let lines = "Show items\ntap Add\ntype Milk into Name\ntap Save\nrow 1\nback\n"
        let first = try course.workbook("play", "13", input: lines)
        #expect(first.status == 0)
        #expect(first.errors == "")
        #expect(first.output.contains("Add item"))
        let second = try course.workbook("play", "13", input: "tap Show items\n")
        #expect(second.output.contains("Milk"))
        #expect(!second.output.contains(">"))
    }

    @Test("a line that can't be done is told, the next one is done, and the status is 1")
    func goesOn() throws {
        let result = try FixtureCourse().workbook("play", "13", input: "fly\nrow\nShow items\n")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                Can't tap "fly". Here is: Show items. Type help to see what can be typed.
                "row" is not complete. Type it as in: row 2

                """)
        #expect(result.output.contains("No items yet"))
    }

    @Test("an exercise without an app says so; one with an app is built, and tells what does not compile")
    func exercises() throws {
        let course = try FixtureCourse()
        let none = try course.workbook("play", "13", "--exercise")
        #expect(none.status == 2)
        #expect(none.errors.hasPrefix("Exercise 13 has no app to play: what you edit in it is no part of one.\n"))
        let json = try #require(course.read("Exercises/13-Worker/exercise.json"))
        try course.write(
            "Exercises/13-Worker/exercise.json",
            json.replacingOccurrences(of: "{ \"number\"", with: "{ \"app\": true, \"number\""))
        let file = course.path("Exercises/13-Worker/Sources/Worker.swift")
        try course.write("bin/errors", "\(file):1:8: error: expected '{' in struct\n")
        let broken = try course.workbook("play", "13", "--exercise")
        #expect(broken.status == 1)
        #expect(
            broken.output.hasPrefix("Exercises/13-Worker/Sources/Worker.swift:1:8: error: expected '{' in struct\n"))
        let called = try #require(course.read("bin/called"))
        #expect(called == "build --product ExercisePlayer\nWORKBOOK_ONLY=13\nWORKBOOK_PLAY=1\n")
    }

    @Test("lessons are traced, exercises are not")
    func traced() throws {
        #expect(try FixtureCourse().workbook("play", "13", "--exercise", "--trace").status == 2)
    }

    @Test("a store that is broken, empty or a folder is the app's own alert, and stays", arguments: ["[{", "", nil])
    func brokenStores(text: String?) throws {
        let course = try FixtureCourse()
        let file = ".workbook/play/13/items.json"
        try course.write(file + (text == nil ? "/inside" : ""), text ?? "kept")
        let result = try course.workbook("play", "13", input: "Show items\nOK\nback\n")
        #expect(result.status == 0)
        #expect(result.output.contains("Your items could not be loaded."))
        #expect(course.read(file + (text == nil ? "/inside" : "")) == text ?? "kept")
    }
}
