import CourseFixtures
import Foundation
import FoundationXML
import Testing

@testable import Course
@testable import Typesetting
@testable import WorkbookTools

#if canImport(FoundationXML)
#endif

@Suite("Rungs are compared by what is in their sources")
struct CompareTests {
    private let course: TemporaryCourse

    init() throws {
        course = try TemporaryCourse()
        try course.write(
            "Lessons/02-Small/Sources/Screen.swift",
            """
            import HeadlessUIKit

            final class Screen: UIViewController {
                let teller: any Teller
                init(teller: any Teller) { self.teller = teller }
                func show() { _ = teller.tell() }
            }

            """)
        try course.write(
            "Lessons/02-Small/Sources/Clock.swift",
            """
            import Foundation

            protocol Teller { func tell() -> String }
            protocol Alone {}

            struct Clock { var next: (any Alone)? }

            extension Clock: Teller, Alone {
                func tell() -> String { DateFormatter().string(from: Date(timeIntervalSince1970: 0)) }
            }

            """)
        try course.write(
            "Tests/Lessons/02-Small/ClockTests.swift",
            """
            import Testing
            @testable import Lesson02Small
            @Suite struct ClockTests { @Test func a() { _ = Clock() }
                @Test("b") func b() {} }
            """)
        try course.write(
            "Tests/Lessons/02-Small/ScreenTests.swift",
            "import Testing\n@testable import Lesson02Small\n@Test func c() { _ = Screen(teller: Clock()) }\n")
        try course.write(
            "Tests/Lessons/02-Small/TextTests.swift", "import Testing\n@Test func aboutTheText() {}\n")
    }

    private func measure() throws -> [RungMeasure] {
        let catalogue = Catalogue(of: course.checkout)
        return try catalogue.lessons.compactMap(RungMeasurer(course.checkout).measure)
    }

    @Test("a lesson that lands is there, and one without sources is not")
    func rungs() throws {
        #expect(try measure().map(\.label) == ["02 Small"])
        try course.write("Lessons/03-Later/Sources/A.swift", "struct A {}\n")
        #expect(try measure().map(\.label) == ["02 Small", "03 Later"])
    }

    @Test("counts files, lines, types with their extensions, concerns, fan-out and seams")
    func counts() throws {
        let rung = try #require(try measure().first)
        #expect(rung.files == 2)
        #expect(rung.lines == 17)
        #expect(
            rung.types == [
                TypeMeasure(name: "Screen", lines: 5, concerns: ["view"], fanOut: ["Teller"]),
                TypeMeasure(name: "Clock", lines: 4, concerns: ["formatting"], fanOut: ["Alone", "Teller"]),
            ])
        // A Clock keeps another Clock as an Alone, so that protocol separates nothing and isn't a seam.
        #expect(rung.seams == ["Teller"])
    }

    @Test("counts the tests of the rung, and those that need no screen")
    func tests() throws {
        let rung = try #require(try measure().first)
        #expect(rung.tests == 3)
        #expect(rung.testsWithoutScreen == 2)
    }

    @Test("a test that walks through a journey needs a screen, and one that asks the stub server needs none")
    func journeysNeedScreens() throws {
        try course.write(
            "Tests/Lessons/02-Small/JourneyTests.swift",
            "import Journeys\nimport Lesson02Small\nimport Testing\n@Test func d() { _ = Journey.all }\n")
        try course.write(
            "Tests/Lessons/02-Small/FeedTests.swift",
            "import Journeys\nimport Lesson02Small\nimport Testing\n@Test func e() { _ = StubServer() }\n")
        let rung = try #require(try measure().first)
        #expect(rung.tests == 5)
        #expect(rung.testsWithoutScreen == 3)
    }

    @Test("a color needs no screen, although it is UIKit's; a view does")
    func colorsNeedNoScreen() throws {
        let head = "import HeadlessUIKit\nimport Lesson02Small\nimport Testing\n"
        try course.write("Tests/Lessons/02-Small/RowTests.swift", head + "@Test func d() { _ = UIColor.red }\n")
        try course.write("Tests/Lessons/02-Small/UITests.swift", head + "@Test func e() { _ = UI(Spies.UI()) }\n")
        try course.write("Tests/Lessons/02-Small/ViewTests.swift", head + "@Test func f() { _ = UILabel() }\n")
        let rung = try #require(try measure().first)
        #expect(rung.tests == 6)
        #expect(rung.testsWithoutScreen == 4)
    }

    @Test("counts the lines of all tests of the rung, and of a lesson whose subject it is")
    func testLines() throws {
        #expect(try measure().map(\.testLines) == [4 + 3 + 2])
        try course.write("Lessons/13-Modules/Sources/A.swift", "struct A {}\n")
        try course.write("Tests/Lessons/13-Modules/Support/Spies.swift", "import Spies\n\nstruct Spies {}\n")
        try course.write("Lessons/14-Suites/README.md", "# Lesson 14: Suites\n")
        try course.write("Tests/Lessons/14-Suites/ATests.swift", "@testable import Lesson13Modules\n")
        #expect(try measure().map(\.testLines) == [9, 4])
    }

    @Test("a suite that another rung keeps for this one counts here as well: its tests and its lines")
    func shared() throws {
        try course.write("Lessons/03-Later/Sources/Clock.swift", "struct Clock {}\n")
        #expect(try measure().map(\.tests) == [3, 0])
        try course.write(
            "Tests/Lessons/shared.json",
            """
            {"suites": [{"suite": "02-Small/ClockTests.swift", "tests": ["Clock.swift"],
                "shared": ["03-Later/Deep/ClockTests.swift"]}], "copies": []}
            """)
        #expect(try measure().map(\.tests) == [3, 2])
        #expect(try measure().map(\.testsWithoutScreen) == [2, 2])
        #expect(try measure().map(\.testLines) == [9, 4])
    }

    @Test("has no count for a rule set in which nothing has a role")
    func violations() throws {
        let rung = try #require(try measure().first)
        #expect(rung.violations["viper"] == nil)
        #expect(rung.violations["mvc"] != nil)
    }

    @Test("as text and as Markdown: numbers to the right, a dash where nothing can be counted")
    func tables() {
        let table = ComparisonTable(
            header: ["rung", "viper", "lines"], rows: [["01 A", "-", "7"], ["13 B", "-", "120"]])
        #expect(
            table.text(.plain, width: 16) == [
                "01 A", "    viper: -", "    lines: 7", "13 B", "    viper: -", "    lines: 120",
            ])
        #expect(table.text(.plain) == ["rung  viper  lines", "01 A      -      7", "13 B      -    120"])
        #expect(
            table.markdown == [
                "| rung | viper | lines |", "| --- | ---: | ---: |", "| 01 A | - | 7 |", "| 13 B | - | 120 |",
            ])
    }

    @Test("as JSON: every type by name")
    func json() throws {
        let text = try Comparison(measure()).json()
        #expect(text.contains("\"seams\" : [\n        \"Teller\"\n      ]"))
        #expect(text.contains("\"name\" : \"Clock\""))
    }

    @Test("as a picture: well formed, with words for those who can't see it, in light and in dark, the same each time")
    func chart() throws {
        try course.write("Lessons/03-Later/Sources/A.swift", "struct A {}\n")
        let svg = try ComparisonChart(Comparison(measure())).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("<title id=\"title\">The rungs side by side</title>"))
        #expect(svg.contains("Lines of the longest type: 02 Small 5, 03 Later 1."))
        #expect(svg.contains("prefers-color-scheme: dark"))
        let again = try ComparisonChart(Comparison(measure())).svg
        #expect(again == svg)
    }

    @Test("bars and labels stay in their panels, however many rungs there are", arguments: [1, 2, 17])
    func layout(count: Int) throws {
        let type = TypeMeasure(name: "T", lines: 999, concerns: ["view"], fanOut: [])
        let rungs = (1...count).map { number in
            RungMeasure(
                number: number, name: "AVeryLongNameOfALessonIndeed", app: nil, files: 1, lines: 1_000, types: [type],
                seams: [],
                violations: [:], tests: 1, testsWithoutScreen: number, testLines: 10 * number, swap: nil)
        }
        let svg = ComparisonChart(Comparison(rungs)).svg
        let height = try #require(svg.firstMatch(of: /viewBox="0 0 800 (\d+)"/).flatMap { Int($0.1) })
        let boxes = svg.matches(of: /<rect class="bar" x="(\d+)" y="(\d+)" width="(\d+)"/)
        #expect(boxes.count == 8 * count)
        for box in boxes {
            let (x, y, width) = (Int(box.1) ?? 0, Int(box.2) ?? 0, Int(box.3) ?? 0)
            #expect(x + width <= (x < 400 ? 344 : 736))
            #expect(y + 14 <= height)
        }
        #expect(Set(boxes.map { "\($0.1) \($0.2)" }).count == boxes.count)
    }

    @Test("rungs that build another app than the first one are named, and only these")
    func otherApps() {
        let notes = { (apps: [String?]) in
            let rungs = apps.enumerated().map { index, app in
                RungMeasure(
                    number: index + 1, name: "Rung", app: app, files: 1, lines: 1, types: [], seams: [],
                    violations: [:], tests: 1, testsWithoutScreen: 1, testLines: 1, swap: nil)
            }
            return Comparison(rungs).notes.filter { $0.hasPrefix("Another app") }
        }
        #expect(
            notes([nil, "ItemsApp", "OrderApp", "ItemsApp", "BankApp"])
                == ["Another app than 02 Rung, so its numbers measure another task: 03, 05."])
        #expect(notes(["ItemsApp", nil, "ItemsApp"]).isEmpty)
    }
}
