import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02

extension ExtractTheServiceTests {
    @Test("02.2 a loan is stored with its book, and the others stay")
    func saveStoresTheLoan() async throws {
        let harness = try Harness()
        let said = await harness.save()
        var lent = Books.onTheShelf
        lent.loan = Books.loan
        try Self.expect(
            harness, said, [Books.overdue, Books.lent, lent], after: "save(_:ofBook:then:) of a loan to Cleo")
    }

    @Test("02.2 a loan that can't be stored is reported")
    func saveTellsOfFailures() async throws {
        try await Self.brokenFile("save(_:ofBook:then:)") { await $0.save() }
        try await Self.fullDisk("save(_:ofBook:then:)") { await $0.save() }
    }

    @Test("02.3 returning all ends every loan, and keeps the books")
    func returnAllEndsTheLoans() async throws {
        let harness = try Harness()
        let said = await harness.returnAll()
        let books = Books.all.map { Book(id: $0.id, title: $0.title, author: $0.author) }
        try Self.expect(harness, said, books, after: "returnAll(then:)")
    }

    @Test("02.3 a return that can't be stored is reported")
    func returnAllTellsOfFailures() async throws {
        try await Self.brokenFile("returnAll(then:)") { await $0.returnAll() }
        try await Self.fullDisk("returnAll(then:)") { await $0.returnAll() }
    }

    @Test("02.4 every answer comes later")
    func answersComeLater() async throws {
        let harness = try Harness()
        let early = Early()
        harness.store.load { _ in early.names.append("load(then:)") }
        harness.store.save(Books.loan, ofBook: 5) { _ in early.names.append("save(_:ofBook:then:)") }
        harness.store.returnAll { _ in early.names.append("returnAll(then:)") }
        let atOnce = early.names
        _ = await eventually(within: patience) { early.names.count >= 3 }
        if atOnce.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns first, and its answer comes later",
                happened: "\(atOnce.joined(separator: ", ")) answered before the call returned",
                why: "a caller that is answered in the middle of its own call may not be ready for the answer",
                look: Self.lookAtTheStore(for: "a queue of the store's own, and the main queue for the answer")))
    }

    @Test("02.4 a job runs while the main queue is busy")
    func jobsLeaveTheMainQueueAlone() async throws {
        let harness = try Harness()
        let answers = Early()
        harness.store.save(Books.loan, ofBook: 5) { _ in answers.names.append("save(_:ofBook:then:)") }
        let isStored = Self.isStoredWhileNothingElseRuns(harness)
        _ = await eventually(within: patience) { !answers.names.isEmpty }
        if isStored { return }
        Issue.record(
            .teaching(
                expected: "a loan is stored while the main queue has other things to do",
                happened: "nothing was stored as long as the main queue was busy",
                why: "while the main queue reads a file, the screen can't move; not every disk is as fast as yours",
                look: Self.lookAtTheStore(
                    for: "which step of the job is on the main queue? Only the answer belongs there")
            ))
    }

    @Test("02.4 a call returns before its job is done")
    func callsDoNotWaitForTheFile() async throws {
        let late = try await Promptness.late()
        if late.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns at once, and its job is done later",
                happened: "when \(late.joined(separator: " or ")) returned, its job was done already",
                why: "a screen that calls it can't move until the file is done, even if the answer itself comes later",
                look: Self.lookAtTheStore(for: "is the job itself inside the block on the store's queue?")))
    }

    /// Holds the main queue until the loan is stored, or for some seconds.
    private static func isStoredWhileNothingElseRuns(_ harness: Harness) -> Bool {
        for _ in 0..<500 {
            if harness.stored.contains("Cleo") { return true }
            Thread.sleep(forTimeInterval: 0.01)
        }
        return false
    }

    @Test("02.4 of loans that are stored at once, none is lost")
    func noLoanIsLost() async throws {
        let books = (1...30).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }
        let harness = try Harness(books)
        let answers = Early()
        for book in books {
            harness.store.save(Books.loan, ofBook: book.id) { _ in answers.names.append(book.title) }
        }
        _ = await eventually(within: patience) { answers.names.count >= books.count }
        let lent = harness.stored.components(separatedBy: "Cleo").count - 1
        if lent == books.count { return }
        Issue.record(
            .teaching(
                expected: "30 loans that are saved without waiting for each other are all in the file",
                happened: "it has \(lent) of them",
                why: "a job that begins between another one's reading and writing loses what that one writes",
                look: Self.lookAtTheStore(for: "are reading, changing, and writing one block on one serial queue?")))
    }

    private final class Early {
        var names: [String] = []
    }

    private static func expect(_ harness: Harness, _ said: String, _ books: [Book], after job: String) throws {
        #expect(
            said == "success",
            .teaching(
                expected: "\(job) answers once, and with success",
                why: "the screen waits for exactly one answer",
                look: lookAtTheStore(for: "does every path through the job end in one answer?")))
        #expect(
            harness.stored == Harness.words(books),
            .teaching(
                expected: "after \(job), the file has the books as they are now",
                why: "the next launch shows what the file has: this change and no other, and every book",
                look: lookAtTheStore(for: "which books does the job change, and which does it write?")))
    }

    /// Asks a store that can't write.
    private static func fullDisk(_ job: String, _ ask: (Harness) async -> String) async throws {
        let harness = try Harness(nil)
        try FileManager.default.removeItem(at: harness.file.deletingLastPathComponent())
        let said = await ask(harness)
        #expect(
            said == "unwritable",
            .teaching(
                expected: "\(job) answers with .unwritable when the file can't be written",
                why: "the user believes the success, and finds out at the next launch",
                look: lookAtTheStore(for: "\(job): what becomes of an error in writing?")))
    }
}
