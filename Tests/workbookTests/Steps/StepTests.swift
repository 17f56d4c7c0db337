import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import workbook

@Suite("The step from a rung to the next is shown as what it is")
struct StepTests {
    private let course: TemporaryCourse

    /// Makes a controller, and a second rung that moves the store out of it.
    init() throws {
        course = try TemporaryCourse()
        try course.write(
            "Lessons/02-Before/Sources/List.swift",
            """
            final class List {
                func show() {
                    print("items")
                }

                func read(from file: URL) throws -> [Item] {
                    let data = try Data(contentsOf: file)
                    return try JSONDecoder().decode([Item].self, from: data)
                }
            }

            """)
        try course.write("Lessons/02-Before/Sources/Item.swift", "struct Item {}\n")
        try course.write(
            "Lessons/04-After/Sources/List.swift",
            """
            final class List {
                let store: Store

                func show() {
                    print("items")
                }
            }

            """)
        try course.write(
            "Lessons/04-After/Sources/Store.swift",
            """
            enum Store {
                    func read(from file: URL) throws -> [Item] {
                        let data = try Data(contentsOf: file)
                        return try JSONDecoder().decode([Item].self, from: data)
                    }
            }

            """)
        try course.write("Lessons/04-After/Sources/Items/Item.swift", "struct Item {}\n")
    }

    private func step(to number: String = "04", from: String? = nil) throws -> Step {
        let catalogue = Catalogue(of: course.checkout)
        return try Step(to: catalogue.lesson(number), from: from.map(catalogue.lesson), in: catalogue)
    }

    @Test("a step passes over rungs that build another app; to such a rung it leads from the last one, and says so")
    func otherApps() throws {
        try course.write("Lessons/02-Before/Sources/ItemsApp.swift", "enum ItemsApp {}\n")
        try course.write("Lessons/03-Other/Sources/OrderApp.swift", "enum OrderApp {}\n")
        try course.write("Lessons/04-After/Sources/ItemsApp.swift", "enum ItemsApp {}\n")
        try course.write("Lessons/05-Contract/Sources/Contract.swift", "protocol Contract {}\n")
        let sentence = "These are two apps, so hardly a file of the one is in the other."
        for (to, from, isTold) in [("03", 2, true), ("04", 2, false), ("05", 4, false)] {
            let step = try step(to: to)
            #expect(step.before.number == from)
            #expect(step.lines(.plain, showsLines: false).contains(sentence) == isTold, "to \(to)")
        }
        #expect(try step(to: "04", from: "03").lines(.plain, showsLines: false).contains(sentence))
    }

    @Test("what moved is moved, whatever its indentation; what is new is written, what is gone is dropped")
    func whole() throws {
        let lines = try step().lines(.plain, showsLines: true)
        #expect(
            lines.joined(separator: "\n") == """
                04 After, a step from 02 Before
                3 files changed: 4 lines written, 1 dropped, 4 moved

                  Items/Item.swift  moved
                  List.swift        2 written, 1 dropped, 4 moved away
                  Store.swift       new, 2 written, 4 moved here

                List.swift
                    final class List {
                  +     let store: Store
                  +
                        func show() {
                            print("items")
                        }
                  -
                  > 4 lines moved to Store.swift:2, from: func read(from file: URL) throws -> [Item] {
                    }

                Store.swift, new
                  + enum Store {
                  < moved from List.swift:6
                  |         func read(from file: URL) throws -> [Item] {
                  |             let data = try Data(contentsOf: file)
                  |             return try JSONDecoder().decode([Item].self, from: data)
                  |         }
                  + }
                """)
    }

    @Test("--files leaves the lines out")
    func filesOnly() throws {
        let lines = try step().lines(.plain, showsLines: false)
        #expect(lines.count == 6)
        #expect(lines.last == "  Store.swift       new, 2 written, 4 moved here")
    }

    @Test("a brace or a single short line never counts as moved")
    func substance() {
        let files = [
            StepFile(path: "A", before: ["a", "}", "let x = 1", "}"], after: ["a"]),
            StepFile(path: "B", before: nil, after: ["b", "}", "let x = 1", "}"]),
        ]
        #expect(MovedBlocks.marked(in: files) == files)
    }

    @Test("a block that stood twice and stands once moves once; the other one is dropped")
    func twice() throws {
        let block = ["let formatter = DateFormatter()", "formatter.dateFormat = \"MMM dd, yyyy\""]
        let files = MovedBlocks.marked(in: [
            StepFile(path: "A", before: block, after: []), StepFile(path: "B", before: block, after: []),
            StepFile(path: "C", before: nil, after: block),
        ])
        #expect(files[0].lines.map(\.fate) == Array(repeating: .movedAway(to: StepPlace(file: "C", line: 1)), count: 2))
        #expect(files[1].lines.map(\.fate) == [.dropped, .dropped])
        #expect(
            files[2].lines.map(\.fate) == Array(repeating: .movedHere(from: StepPlace(file: "A", line: 1)), count: 2))
    }

    @Test("unchanged lines far from a change are left out, and said to be")
    func dots() throws {
        let many = (1...20).map { "line \($0) of a file" }
        try course.write("Lessons/02-Before/Sources/Long.swift", many.joined(separator: "\n") + "\n")
        var changed = many
        changed[9] = "another line"
        try course.write("Lessons/04-After/Sources/Long.swift", changed.joined(separator: "\n") + "\n")
        let text = try step().lines(.plain, showsLines: true).joined(separator: "\n")
        #expect(
            text.contains(
                """
                Long.swift
                    ...
                    line 8 of a file
                    line 9 of a file
                  - line 10 of a file
                  + another line
                    line 11 of a file
                    line 12 of a file
                    ...

                """))
    }

    @Test("the first rung, a lesson without sources and a rung against itself say why there is no step")
    func refusals() throws {
        #expect(throws: StepError.self) { try step(to: "02") }
        #expect(throws: StepError.self) { try step(to: "04", from: "04") }
        try course.write("Lessons/05-Words/README.md", "# 05 Words\n")
        let error = #expect(throws: StepError.self) { try step(to: "05") }
        #expect(
            error?.description.hasPrefix("05 Words has no sources of its own, so it takes no step in the code.\n")
                == true)
    }

    @Test("the rung before is the last one with sources, or the one that is asked for")
    func before() throws {
        try course.write("Lessons/03-Words/README.md", "# 03 Words\n")
        #expect(try step().before.number == 2)
        #expect(try step(to: "02", from: "04").before.number == 4)
    }
}
