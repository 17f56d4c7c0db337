import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.1 the store reads the books, in their order")
    func loadAnswersTheStoredBooks() async throws {
        let said = try await Harness().load()
        #expect(
            said == Harness.words(Books.all),
            .teaching(
                expected: "load answers once, with the books in the file, in their order",
                why: "the screens rely on the order, and on every loan",
                look: exercise.look(
                    in: "BooksStore",
                    for: "load(then:): does it read the same file as the list did, and in the same way?")))
    }

    @Test("02a.1 no file means a first shelf, and none is written")
    func aMissingFileIsAFirstShelf() async throws {
        let harness = try Harness(nil)
        let said = await harness.load()
        #expect(
            said == Harness.words(Book.firstShelf),
            .teaching(
                expected: "where nothing was ever stored, load answers with Book.firstShelf",
                why: "a new user gets something to lend, and no error",
                look: exercise.look(in: "BooksStore", for: "load(then:): what did the list do without a file?")))
        #expect(
            harness.stored == "no file",
            .teaching(
                expected: "reading writes nothing",
                why: "a user who only looks must not change anything",
                look: exercise.look(in: "BooksStore", for: "load(then:): what does it write?")))
    }

    @Test("02a.1 a file that can't be read is reported, and left alone")
    func aBrokenFileIsTold() async throws {
        try await Self.brokenFile("load(then:)") { await $0.load() }
    }
}
