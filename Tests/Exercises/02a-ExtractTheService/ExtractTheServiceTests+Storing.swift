import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.2 a loan is stored with its book, and the others stay")
    func saveStoresTheLoan() async throws {
        let harness = try Harness()
        let said = await harness.save()
        var lent = Books.onTheShelf
        lent.loan = Books.loan
        try Self.expect(
            harness, said, [Books.overdue, Books.lent, lent], after: "save(_:ofBook:then:) of a loan to Cleo")
    }

    @Test("02a.2 a loan that can't be stored is reported")
    func saveTellsOfFailures() async throws {
        try await Self.brokenFile("save(_:ofBook:then:)") { await $0.save() }
        try await Self.fullDisk("save(_:ofBook:then:)") { await $0.save() }
    }

    @Test("02a.3 returning all ends every loan, and keeps the books")
    func returnAllEndsTheLoans() async throws {
        let harness = try Harness()
        let said = await harness.returnAll()
        let books = Books.all.map { Book(id: $0.id, title: $0.title, author: $0.author) }
        try Self.expect(harness, said, books, after: "returnAll(then:)")
    }

    @Test("02a.3 a return that can't be stored is reported")
    func returnAllTellsOfFailures() async throws {
        try await Self.brokenFile("returnAll(then:)") { await $0.returnAll() }
        try await Self.fullDisk("returnAll(then:)") { await $0.returnAll() }
    }

    @Test("02a.2 a loan is written in one go")
    func saveWritesInOneGo() async throws {
        try await Self.expectOneGo("save(_:ofBook:then:)") { await $0.save() }
    }

    @Test("02a.3 a return is written in one go")
    func returnAllWritesInOneGo() async throws {
        try await Self.expectOneGo("returnAll(then:)") { await $0.returnAll() }
    }

    /// A second name of the file keeps what was in it, unless the file itself is written over.
    private static func expectOneGo(_ job: String, _ ask: (Harness) async -> String) async throws {
        let harness = try Harness()
        let name = harness.file.deletingLastPathComponent().appending(path: "as-it-was.json")
        try FileManager.default.linkItem(at: harness.file, to: name)
        let before = try Data(contentsOf: name)
        _ = await ask(harness)
        if try Data(contentsOf: name) == before { return }
        Issue.record(
            .teaching(
                expected: "\(job) writes a new file and puts it in the place of the old one, in one go",
                happened: "it wrote over the old one",
                why: "an interrupted write leaves half a file behind, and the books can't be read anymore",
                look: exercise.look(in: "BooksStore", for: "with which options did the list write its file?")))
    }

    /// Checks that the answer is success, and that the file has these books.
    static func expect(_ harness: Harness, _ said: String, _ books: [Book], after job: String) throws {
        #expect(
            said == "success",
            .teaching(
                expected: "\(job) answers once, and with success",
                why: "the screen waits for exactly one answer",
                look: exercise.look(in: "BooksStore", for: "does every path through the job end in one answer?")))
        #expect(
            harness.stored == Harness.words(books),
            .teaching(
                expected: "after \(job), the file has the books as they are now",
                why: "the next launch shows what the file has: this change and no other, and every book",
                look: exercise.look(in: "BooksStore", for: "which books does the job change, and which does it write?"))
        )
    }
}
