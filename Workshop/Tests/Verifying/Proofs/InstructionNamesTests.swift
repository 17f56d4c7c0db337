import CourseFixtures
import Testing

@testable import Course
@testable import workshop

@Suite("Instructions name nothing that does not exist")
struct InstructionNamesTests {
    private func unknown(_ span: String) throws -> [String] {
        let course = try TemporaryCourse()
        try course.write(
            "Exercises/13a-Worker/Sources/Shelf/ShelfWorker.swift",
            """
            import Foundation

            protocol Shelf_ManageData { func save(_ books: [Int], then: () -> Void) }
            final class ShelfWorker {
                weak var thePresenter: AnyObject?
                func fetchBooks() { DispatchQueue.main.async { self.store("books.json") } }
                func store(_ file: String) {}
            }

            """)
        let catalogue = Catalogue(of: course.checkout)
        return try KnownNames(of: try catalogue.exercise("13a"), in: catalogue).unknown(in: span)
    }

    @Test(
        "what exists",
        arguments: [
            "ShelfWorker", "ShelfWorker.fetchBooks()", "fetchBooks()", "save(_:then:)", "_ManageData", "thePresenter",
            "ShelfWorker.swift", "Sources/Shelf/", "Exercises/13a-Worker/Sources/*/*Worker.swift", "books.json",
            "Exercises/13a-Worker/exercise.json", "exercise.json", "DispatchQueue", "URLSession", "Shelf",
        ])
    func known(span: String) throws {
        #expect(try unknown(span) == [])
    }

    @Test(
        "what is no name: commands, words of a screen, code of the language",
        arguments: [
            "swift run workbook check 13a", "WORKBOOK_ONLY=13a swift test", "Virginia Woolf, lent to Ada", "weak",
            "TODO",
            "back-references-weak", "weak var", "?", "Modules/NN-Name/", "<Module>Contract.swift",
        ])
    func noNames(span: String) throws {
        #expect(try unknown(span) == [])
    }

    @Test(
        "what does not exist",
        arguments: [
            ("ShelfWorkers", "ShelfWorkers"), ("fetchBook()", "fetchBook"), ("save(_:)", "save(_:)"),
            ("Sources/Shelf/Worker2.swift", "Sources/Shelf/Worker2.swift"), ("_DisplayUI", "_DisplayUI"),
            ("weak var anotherPresenter", "anotherPresenter"), ("shelf.json", "shelf.json"),
            ("Sources/*/*Scene.swift", "Sources/*/*Scene.swift"), ("self.get(1)", "get"),
        ])
    func missing(span: String, name: String) throws {
        #expect(try unknown(span) == [name])
    }

    @Test("a text's spans are read with their lines, and listings are none")
    func spans() {
        let text = InstructionText("a `b` c `d`\n```swift\n`e`\n## No\n```\n## Yes\n`f` and `g")
        #expect(text.spans.map { "\($0.line) \($0.text)" } == ["1 b", "1 d", "7 f"])
        #expect(text.headings.map { "\($0.line) \($0.text)" } == ["6 Yes"])
    }
}
