import CourseFixtures
import Testing

@Suite("read shows a text with what can be typed and opened here")
struct ReadCommandTests {
    @Test("links as words, as commands and as paths from the checkout's root, and pictures with what prints them")
    func links() throws {
        let course = try FixtureCourse()
        try course.write(
            "Lessons/13-Modules/README.md",
            """
            # Modules

            A [seam](../GLOSSARY.md#seam), as in [lesson 12](../12-Actors/README.md#b), by
            [Yari](http://a.b/c), in [the contract](Sources/A.swift).

            ![all of it](Pictures/add-who-knows-whom.svg)

            ![what is said](Pictures/add-item.svg)

            """)
        #expect(
            try course.workbook("read", "13").output == """
                Modules
                =======

                A seam, as in lesson 12 (read 12), by Yari (http://a.b/c), in the contract
                (Lessons/13-Modules/Sources/A.swift).

                [picture: all of it]
                  swift run workbook diagram 13 --module ItemsAdd

                [picture: what is said]
                  swift run workbook trace 13 add-item --from 3 --to 5

                """)
    }

    @Test("shows another page of a lesson, whichever case its name is typed in")
    func secondPage() throws {
        let course = try FixtureCourse()
        try course.write("Lessons/13-Modules/Fields.md", "# Fields\n\nMore.\n")
        #expect(try course.workbook("read", "13", "Fields").output == "Fields\n======\n\nMore.\n")
        #expect(try course.workbook("read", "13", "fields").output == "Fields\n======\n\nMore.\n")
        let tooMuch = try course.workbook("read", "13", "Fields", "14")
        #expect(tooMuch.errors.hasPrefix("read doesn't know what to do with \"14\".\n"))
    }

    @Test("a table is as wide as the terminal, and prose is not", arguments: [(80, 3), (170, 1)])
    func width(columns: Int, tables: Int) throws {
        let course = try FixtureCourse()
        let row = "|" + (10...19).map { " \($0)_aWordOfSome |" }.joined()
        try course.write("Lessons/13-Modules/README.md", "\(row)\n|\(String(repeating: "---|", count: 10))\n\(row)\n")
        let output = try course.workbook("read", "13", environment: ["COLUMNS": "\(columns)"]).output
        #expect(output.split(separator: "\n\n").count == tables)
    }
}
