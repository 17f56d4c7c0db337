import CourseFixtures
import Foundation
import Testing

@Suite("glossary shows what a word means")
struct GlossaryCommandTests {
    private let course: FixtureCourse

    init() throws {
        course = try FixtureCourse()
        try course.write(
            "Lessons/GLOSSARY.md",
            """
            # Glossary

            ## Words

            ### data manager

            It stores an [entity](#entity); [lesson 13](13-Modules/README.md#data) has none.

            ### entity

            What the app is about.

            ### seam

            A place where another object can stand.

            """)
    }

    @Test("without a word it lists them")
    func list() throws {
        let result = try course.workbook("glossary", environment: ["COLUMNS": "40"])
        #expect(result.status == 0)
        #expect(
            result.output == """
                What a word means: swift run workbook
                glossary seam

                  data manager  entity
                  seam

                """)
    }

    @Test("with one it shows the entry, in upper or lower case and in the plural, of one word or two")
    func entry() throws {
        let entry = "entity\n\nWhat the app is about.\n"
        #expect(try course.workbook("glossary", "entity").output == entry)
        #expect(try course.workbook("glossary", "Entities").output == entry)
        #expect(
            try course.workbook("glossary", "data", "manager").output
                == "data manager\n\nIt stores an entity; lesson 13 (read 13) has none.\n")
    }

    @Test("another exits with 2 and names what was meant")
    func unknown() throws {
        let result = try course.workbook("glossary", "seem")
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(
            result.errors == """
                The glossary has no word "seem". Did you mean seam?
                  fix: `swift run workbook glossary` lists its words

                """)
    }

    @Test("a course without the page says so")
    func missing() throws {
        try course.remove("Lessons/GLOSSARY.md")
        let result = try course.workbook("glossary")
        #expect(result.status == 3)
        #expect(result.errors.hasPrefix("Lessons/GLOSSARY.md: can't be read: "))
    }
}
