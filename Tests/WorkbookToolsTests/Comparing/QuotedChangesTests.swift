import CourseFixtures
import Foundation
import Testing

@testable import Course
@testable import WorkbookTools

@Suite("Tables of changes that a lesson quotes are counted")
struct QuotedChangesTests {
    private static let comparison = Result {
        ChangeComparison(try ChangeMeasurer(Catalogue(of: Checkout(root: ThisCheckout.root))).measure())
    }

    /// The tables between the two comments, with the title in the first comment, in each lesson that has them.
    static let quoted: [(lesson: String, title: String, table: String)] = ThisCheckout.lessons.flatMap { lesson in
        let text = try? String(contentsOf: ThisCheckout.root.appending(path: lesson.readme), encoding: .utf8)
        return (text ?? "").components(separatedBy: "<!-- changes: ").dropFirst().map { part in
            let title = part.components(separatedBy: " -->")[0]
            let table = part.dropFirst(title.count + " -->".count).components(separatedBy: "<!-- end of changes -->")
            return (lesson.readme, title, table[0].trimmingCharacters(in: .newlines))
        }
    }

    @Test("a table says what compare --changes says today", arguments: quoted)
    func tables(lesson: String, title: String, table: String) throws {
        let tables = try Self.comparison.get().tables
        let today = try #require(
            tables.first { $0.title == title }, "\(lesson) quotes \"\(title)\", which compare --changes does not count")
        #expect(
            table == today.table.markdown.joined(separator: "\n"),
            "\(lesson): the table \"\(title)\" is stale; workbook compare --changes --format markdown prints it anew")
    }

    @Test("lesson 18 quotes its experiment")
    func present() {
        #expect(Self.quoted.contains { $0.lesson.contains("18-Choosing") })
    }
}
