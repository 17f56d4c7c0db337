import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.1 load answers with what the file has by then")
    func loadReadsEachTime() async throws {
        try await Self.changedFile("load(then:)", [Books.onTheShelf]) { harness in await harness.load() }
    }

    @Test("02a.2 a loan is added to what the file has by then, or to a first shelf")
    func saveReadsTheFileFirst() async throws {
        var lent = Books.onTheShelf
        lent.loan = Books.loan
        try await Self.changedFile("save(_:ofBook:then:)", [lent]) { harness in
            _ = await harness.save()
            return harness.stored
        }
        var shelf = Book.firstShelf
        for index in shelf.indices where shelf[index].id == 2 { shelf[index].loan = Books.loan }
        try await Self.missingFile("save(_:ofBook:then:)", shelf) { harness in
            _ = await harness.save(ofBook: 2)
            return harness.stored
        }
    }

    @Test("02a.3 the loans end that the file has by then, and a first shelf stays one")
    func returnAllReadsTheFileFirst() async throws {
        try await Self.changedFile("returnAll(then:)", [Books.onTheShelf]) { harness in
            _ = await harness.returnAll()
            return harness.stored
        }
        // It may write a first shelf, or nothing at all.
        try await Self.missingFile("returnAll(then:)", Book.firstShelf) { harness in
            _ = await harness.returnAll()
            return harness.stored == "no file" ? Harness.words(Book.firstShelf) : harness.stored
        }
    }

    /// Asks a store whose file has other books than when it was first asked.
    private static func changedFile(_ job: String, _ books: [Book], _ ask: (Harness) async -> String) async throws {
        let (harness, later) = (try Harness(), try Harness([Books.onTheShelf]))
        // So the store has had a chance to remember the books; whether load answers with them is tested elsewhere.
        _ = await harness.load()
        try Data(contentsOf: later.file).write(to: harness.file, options: .atomic)
        let outcome = await ask(harness)
        if outcome == Harness.words(books) { return }
        record(
            "\(job) begins with what is in the file now, which had other books when the store was first asked",
            outcome, instead: books, look: "\(job): does it read the file each time, or use what it read before?")
    }

    /// Asks a store that has no file yet.
    private static func missingFile(_ job: String, _ books: [Book], _ ask: (Harness) async -> String) async throws {
        let outcome = await ask(try Harness(nil))
        if outcome == Harness.words(books) { return }
        record(
            "\(job) begins with Book.firstShelf where nothing was ever stored", outcome, instead: books,
            look: "\(job): what does it begin with when there is no file?")
    }

    private static func record(_ expected: String, _ outcome: String, instead books: [Book], look: String) {
        Issue.record(
            .teaching(
                expected: expected,
                happened: "the books after that: \(outcome); they should be: \(Harness.words(books))",
                why: "the file is where the books are; a job that begins with other books overwrites them",
                look: exercise.look(in: "BooksStore", for: look)))
    }
}
