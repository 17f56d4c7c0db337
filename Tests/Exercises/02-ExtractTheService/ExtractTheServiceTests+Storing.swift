import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02

extension ExtractTheServiceTests {
    @Test("02.2 a loan is stored with its book, and the others stay")
    func saveStoresTheLoan() async throws {
        let bench = try Bench()
        let said = await bench.save()
        var lent = Books.onTheShelf
        lent.loan = Books.loan
        try Self.expect(
            bench, said, [Books.overdue, Books.lent, lent], after: "save(_:ofBook:then:) of a loan to Cleo")
    }

    @Test("02.2 a loan that can't be stored is told")
    func saveTellsOfFailures() async throws {
        try await Self.brokenFile("save(_:ofBook:then:)") { await $0.save() }
        try await Self.fullDisk("save(_:ofBook:then:)") { await $0.save() }
    }

    @Test("02.3 returning all ends every loan, and keeps the books")
    func returnAllEndsTheLoans() async throws {
        let bench = try Bench()
        let said = await bench.returnAll()
        let books = Books.all.map { Book(id: $0.id, title: $0.title, author: $0.author) }
        try Self.expect(bench, said, books, after: "returnAll(then:)")
    }

    @Test("02.3 a return that can't be stored is told")
    func returnAllTellsOfFailures() async throws {
        try await Self.brokenFile("returnAll(then:)") { await $0.returnAll() }
        try await Self.fullDisk("returnAll(then:)") { await $0.returnAll() }
    }

    @Test("02.4 every answer comes later")
    func answersComeLater() async throws {
        let bench = try Bench()
        let early = Early()
        bench.store.load { _ in early.names.append("load(then:)") }
        bench.store.save(Books.loan, ofBook: 5) { _ in early.names.append("save(_:ofBook:then:)") }
        bench.store.returnAll { _ in early.names.append("returnAll(then:)") }
        let atOnce = early.names
        _ = await eventually(within: patience) { early.names.count >= 3 }
        if atOnce.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each job returns first, and its answer comes later",
                happened: "\(atOnce.joined(separator: ", ")) had answered before it returned",
                why: "then the file was read while the screen stood still, and callers run before they are ready",
                look: Self.look(["BooksStore"], for: "a queue of the store's own, and the main queue for the answer")))
    }

    @Test("02.4 jobs don't need the main queue")
    func jobsLeaveTheMainQueueAlone() async throws {
        let bench = try Bench()
        let answers = Early()
        bench.store.save(Books.loan, ofBook: 5) { _ in answers.names.append("save(_:ofBook:then:)") }
        let isStored = Self.isStoredWhileNothingElseRuns(bench)
        _ = await eventually(within: patience) { !answers.names.isEmpty }
        if isStored { return }
        Issue.record(
            .teaching(
                expected: "a loan is stored while the main queue has other things to do",
                happened: "nothing was stored as long as the main queue was busy",
                why: "work on the main queue keeps the screen from moving, however short it is on a fast disk",
                look: Self.look(
                    ["BooksStore"], for: "a queue of the store's own for the job; only the answer needs the main queue")
            ))
    }

    /// Holds the main queue until the loan is stored, or for some seconds.
    private static func isStoredWhileNothingElseRuns(_ bench: Bench) -> Bool {
        for _ in 0..<500 {
            if bench.stored.contains("Cleo") { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return false
    }

    @Test("02.4 of loans that are stored at once, none is lost")
    func noLoanIsLost() async throws {
        let books = (1...30).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }
        let bench = try Bench(books)
        let answers = Early()
        for book in books {
            bench.store.save(Books.loan, ofBook: book.id) { _ in answers.names.append(book.title) }
        }
        _ = await eventually(within: patience) { answers.names.count >= books.count }
        let lent = bench.stored.components(separatedBy: "Cleo").count - 1
        if lent == books.count { return }
        Issue.record(
            .teaching(
                expected: "of 30 loans that were stored without waiting for each other, the file has 30",
                happened: "it has \(lent)",
                why: "a job that begins while another one is between reading and writing writes what it read before",
                look: Self.look(["BooksStore"], for: "is reading, changing and writing one job on one serial queue?")))
    }

    private final class Early {
        var names: [String] = []
    }

    private static func expect(_ bench: Bench, _ said: String, _ books: [Book], after job: String) throws {
        #expect(
            said == "success",
            .teaching(
                expected: "\(job) answers once, and with success",
                why: "the screen waits for that answer",
                look: look(["BooksStore"], for: "does every way through the job end in one answer?")))
        #expect(
            bench.stored == Bench.words(books),
            .teaching(
                expected: "after \(job) the file has this",
                why: "success means stored: at the next launch somebody reads it",
                look: look(["BooksStore"], for: "what is changed, and what is written, and in which form?")))
    }

    /// Asks a store that can't write.
    private static func fullDisk(_ job: String, _ ask: (Bench) async -> String) async throws {
        let bench = try Bench(nil)
        try FileManager.default.removeItem(at: bench.file.deletingLastPathComponent())
        let said = await ask(bench)
        #expect(
            said == "unwritable",
            .teaching(
                expected: "\(job) answers with .unwritable when the file can't be written",
                why: "a success that was none is found out at the next launch, when the loan is gone",
                look: look(["BooksStore"], for: "\(job): what becomes of an error in writing?")))
    }
}
