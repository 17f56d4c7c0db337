import CourseFixtures
import Foundation
import Testing

@testable import AppBuilding
@testable import Course
@testable import Playing

@Suite("What a played app stores is kept")
struct PlayFolderTests {
    @Test("an exercise's app begins with books, and what it stored later stays")
    func seeds() throws {
        let course = try TemporaryCourse()
        let exercise = try Catalogue(of: course.checkout).exercise("13a")
        let file = PlayFolder(exercise: exercise, in: course.checkout).url.appendingPathComponent("books.json")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Middlemarch"))
        try Data("[]".utf8).write(to: file)
        _ = PlayFolder(exercise: exercise, in: course.checkout)
        #expect(try String(contentsOf: file, encoding: .utf8) == "[]")
    }

    @Test("what is kept from before is said, with where it is and how to begin anew; then it is gone")
    func keptFromBefore() throws {
        let course = try TemporaryCourse()
        let lesson = try Catalogue(of: course.checkout).lesson("1")
        #expect(PlayFolder(lesson: lesson, in: course.checkout).greeting == nil)
        try course.write(".workbook/play/01/items.json", "[]")
        #expect(
            PlayFolder(lesson: lesson, in: course.checkout).greeting
                == "What you stored before is still here, in .workbook/play/01. To begin anew: "
                + "swift run workbook play 01 --fresh")
        #expect(PlayFolder(lesson: lesson, in: course.checkout, anew: true).greeting == nil)
        #expect(course.read(".workbook/play/01/items.json") == nil)
    }

    @Test("a lesson without an app says why, and which one to take")
    func lessonsWithoutApp() throws {
        let catalogue = Catalogue(of: Checkout(root: ThisCheckout.root))
        let errors = try ["16", "14"].map { number in
            let lesson = try catalogue.lesson(number)
            return #expect(throws: PlayError.self) { try catalogue.requirePlayable(lesson) }?.description
        }
        #expect(
            errors == [
                """
                Lesson 16 has no app to play.
                  fix: play one that has: 01, 02, 03, 04, 05, 06, 07, 08, 09, 10, 11, 12, 13, 15, 17, 18
                """,
                """
                Lesson 14 has no app of its own: it is about the suites of lesson 13.
                  fix: take that lesson's app: 13
                """,
            ])
    }

    @Test("where the checkout can't be written, a temporary folder is used and that is said")
    func temporaryFolder() throws {
        let course = try TemporaryCourse()
        let lesson = try Catalogue(of: course.checkout).lesson("1")
        #expect(PlayFolder(lesson: lesson, in: course.checkout).notice == nil)
        try course.remove(".workbook")
        try course.write(".workbook", "a file where the folder should be")
        let folder = PlayFolder(lesson: lesson, in: course.checkout)
        #expect(folder.notice == ".workbook/play/01 can't be written, so what you store is gone after this run.")
        try FileManager.default.removeItem(at: folder.url)
    }
}
