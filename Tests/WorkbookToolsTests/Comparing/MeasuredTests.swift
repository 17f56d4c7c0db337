import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import WorkbookTools

@Suite("Numbers that a lesson quotes are measured")
struct MeasuredTests {
    private static let comparison = Result {
        Comparison(try ThisCheckout.lessons.compactMap(RungMeasurer(Checkout(root: ThisCheckout.root)).measure))
    }

    /// The tables between the two comments, in each lesson that has them.
    static let quoted: [(lesson: String, table: String)] = ThisCheckout.lessons.flatMap { lesson in
        let text = try? String(contentsOf: ThisCheckout.root.appending(path: lesson.readme), encoding: .utf8)
        let parts = (text ?? "").components(separatedBy: "<!-- measured -->").dropFirst()
        return parts.map { (lesson.readme, $0.components(separatedBy: "<!-- end of measured -->")[0]) }
    }

    @Test("a table of measures says what compare says today", arguments: quoted)
    func tables(lesson: String, table: String) throws {
        let comparison = try Self.comparison.get()
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("|") }.map(Self.cells)
        let header = try #require(rows.first, "\(lesson) has nothing between its comments")
        #expect(header.first == "rung", "the first column of a table of measures in \(lesson) is \"rung\"")
        let known = [comparison.measures, comparison.violations, comparison.swaps]
        for row in rows.dropFirst(2) {
            let name = try #require(row.first)
            for (column, quoted) in zip(header, row).dropFirst() {
                let table = try #require(
                    known.first { $0.header.contains(column) },
                    "\(lesson) quotes \"\(column)\", which compare does not measure")
                let measured = try #require(
                    table.rows.first { $0[0] == name }, "\(lesson) quotes \"\(name)\", which compare does not know")
                let today = zip(table.header, measured).first { $0.0 == column }?.1
                #expect(
                    quoted == today,
                    "\(lesson) says \(column) \(quoted) for \(name); compare says \(today ?? "nothing")")
            }
        }
        #expect(rows.count > 2, "\(lesson) quotes no rung")
    }

    @Test("every lesson with code quotes what its step cost")
    func present() throws {
        let rungs = try Self.comparison.get().rungs.map(\.number)
        let lessons = ThisCheckout.lessons.filter { rungs.contains($0.number) && $0.number != 1 }
        let missing = lessons.map(\.readme).filter { readme in !Self.quoted.contains { $0.lesson == readme } }
        #expect(
            missing == [],
            """
            \(missing.joined(separator: ", ")) has code and no table between <!-- measured --> and \
            <!-- end of measured -->: see "Quote a number" in CONTRIBUTING.md
            """)
    }

    @Test("concerns and violations fall from rung to rung, up to VIPER, and from the contract to the whole app")
    func falling() throws {
        let comparison = try Self.comparison.get()
        for ladder in [1...6, 12...13] {
            let rungs = comparison.rungs.filter { ladder.contains($0.number) }
            for (before, after) in zip(rungs, rungs.dropFirst()) {
                let concerns = [before, after].map { $0.busiest?.concerns.count ?? 0 }
                #expect(concerns[1] <= concerns[0], "\(after.label) mixes more than \(before.label)")
                let mixed = [before, after].map { $0.violations["mvc"] ?? 0 }
                #expect(mixed[1] <= mixed[0], "\(after.label) has more findings of mvc than \(before.label)")
            }
        }
        let last = comparison.rungs.filter { [1, 6, 13].contains($0.number) }.map { $0.violations["mvc"] ?? 0 }
        #expect(last.dropFirst().allSatisfy { $0 < last[0] })
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
