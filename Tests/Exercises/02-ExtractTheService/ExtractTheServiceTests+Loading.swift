import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02

extension ExtractTheServiceTests {
    @Test("02.1 the store reads the books, in their order")
    func loadAnswersTheStoredBooks() async throws {
        let said = try await Bench().load()
        #expect(
            said == Bench.words(Books.all),
            .teaching(
                expected: "load answers once, with the books of the file, as they stand there",
                why: "whoever shows them relies on the order, and on every loan",
                look: Self.look(["BooksStore"], for: "load(then:): is the file that of the list, and read as it did?")))
    }

    @Test("02.1 no file means a first shelf, and none is written")
    func aMissingFileIsAFirstShelf() async throws {
        let bench = try Bench(nil)
        let said = await bench.load()
        #expect(
            said == Bench.words(Book.firstShelf),
            .teaching(
                expected: "where nothing was ever stored, load answers with Book.firstShelf",
                why: "a new user has something to lend, and no error",
                look: Self.look(["BooksStore"], for: "load(then:): what did the list do without a file?")))
        #expect(
            bench.stored == "no file",
            .teaching(
                expected: "reading writes nothing",
                why: "who only looks must not change what is there",
                look: Self.look(["BooksStore"], for: "load(then:)")))
    }

    @Test("02.1 a file that can't be read is told, and left alone")
    func aBrokenFileIsTold() async throws {
        try await Self.brokenFile("load(then:)") { await $0.load() }
    }

    /// Asks a store whose file somebody spoiled.
    static func brokenFile(_ job: String, _ ask: (Bench) async -> String) async throws {
        let bench = try Bench()
        try Data("not a shelf".utf8).write(to: bench.file)
        let said = await ask(bench)
        #expect(
            said == "unreadable",
            .teaching(
                expected: "\(job) answers with .unreadable when the file can't be understood",
                why: "an answer that hides it leads somebody to store over books that could still be mended",
                look: look(["BooksStore"], for: "\(job): what becomes of an error in reading?")))
        #expect(
            bench.stored == "not a shelf",
            .teaching(
                expected: "\(job) leaves a file alone that it can't read",
                why: "somebody may still mend it",
                look: look(["BooksStore"], for: "\(job): is something written after reading failed?")))
    }
}
