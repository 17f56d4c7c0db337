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
