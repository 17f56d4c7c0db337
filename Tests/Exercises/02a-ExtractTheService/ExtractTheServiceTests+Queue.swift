import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    @Test("02a.4 every answer comes later")
    func answersComeLater() async throws {
        let harness = try Harness()
        var early: [String] = []
        harness.store.load { _ in early.append("load(then:)") }
        harness.store.save(Books.loan, ofBook: 5) { _ in early.append("save(_:ofBook:then:)") }
        harness.store.returnAll { _ in early.append("returnAll(then:)") }
        let atOnce = early
        _ = await eventually(within: patience) { early.count >= 3 }
        if atOnce.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns first, and its answer comes later",
                happened: "\(atOnce.joined(separator: ", ")) answered before the call returned",
                why: "a caller that is answered in the middle of its own call may not be ready for the answer",
                look: exercise.look(
                    in: "BooksStore", for: "a queue of the store's own, and the main queue for the answer")))
    }

    @Test("02a.4 a call returns before its job is done")
    func callsDoNotWaitForTheFile() async throws {
        let late = try await Promptness.late()
        if late.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns at once, and its job is done later",
                happened: "when \(late.joined(separator: " or ")) returned, its job was done already",
                why: "a screen that calls it can't move until the file is done, even if the answer itself comes later",
                look: exercise.look(in: "BooksStore", for: "is the job itself inside the block on the store's queue?")))
    }

    @Test("02a.4 of loans that are stored at once, none is lost")
    func noLoanIsLost() async throws {
        let lent = try await Self.loansThatLast()
        if lent != Self.loans {
            return Self.recordLoss(
                of: "\(Self.loans) loans", kept: lent,
                why: "a job that begins between another one's reading and writing loses what that one writes",
                look: "are reading, changing, and writing one block on one serial queue?")
        }
        // The first job may have ended before the second call is made, but not each time.
        let shelf = Book.firstShelf
        for _ in 0..<10 {
            let first = try await Self.loansThatLast(of: shelf, in: try Harness(nil))
            if first == shelf.count { continue }
            // A store that can't save the first loan of all has another fault.
            if first == 0 { return }
            return Self.recordLoss(
                of: "the first \(shelf.count) loans on a new shelf", kept: first,
                why: "a job that looks for the file before its turn doesn't see what the jobs before it write",
                look: "does it look for the file inside the block on its queue, or before?")
        }
    }

    private static func recordLoss(of loans: String, kept: Int, why: String, look: String) {
        Issue.record(
            .teaching(
                expected: "\(loans) that are saved without waiting for each other are all in the file",
                happened: "it has \(kept) of them", why: why, look: exercise.look(in: "BooksStore", for: look)))
    }

    @Test("02a.4 jobs run while the main queue is busy")
    func jobsLeaveTheMainQueueAlone() async throws {
        // A job of two blocks may pass through the main queue between them, but losing loans comes first.
        guard try await Self.loansThatLast() == Self.loans else { return }
        let waiting = try await BusyMainQueue.waiting()
        if waiting.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a job is done while the main queue has other things to do",
                happened: "\(waiting.joined(separator: " and ")) did nothing until the main queue was free",
                why: "while the main queue reads a file, the screen can't move; not every disk is as fast as yours",
                look: exercise.look(
                    in: "BooksStore", for: "which step of the job is on the main queue? Only the answer belongs there"))
        )
    }

    @Test("02a.4 no job begins before the one before it has ended")
    func jobsDoNotOverlap() async throws {
        // Another test reports a store that loses loans.
        guard try await Self.loansThatLast() == Self.loans else { return }
        let jobs = try await Overlap.jobs()
        if jobs.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "the next job begins when the one before it has ended",
                happened: "load(then:) did not wait for \(jobs.joined(separator: " and "))",
                why: "a load that overtakes a change shows the books from before it, and nothing loads them again",
                look: exercise.look(
                    in: "BooksStore", for: "do all three functions put their jobs on the same queue, one by one?")))
    }

    @Test("02a.4 a job is done and answered, although nobody holds the store anymore")
    func jobsOutliveTheirStore() async throws {
        let harness = try Harness()
        var answers: [String] = []
        do {
            let store = BooksStore(folder: harness.file.deletingLastPathComponent())
            store.load { _ in answers.append("load(then:)") }
            store.save(Books.loan, ofBook: 5) { _ in answers.append("save(_:ofBook:then:)") }
            store.returnAll { _ in answers.append("returnAll(then:)") }
        }
        if await eventually(within: patience, { answers.count >= 3 }) { return }
        let missing = ["load(then:)", "save(_:ofBook:then:)", "returnAll(then:)"].filter { !answers.contains($0) }
        Issue.record(
            .teaching(
                expected: "each call is answered once, even if the store is released in the meantime",
                happened: "there is no answer to \(missing.joined(separator: ", "))",
                why: "a user who saved a loan before leaving has saved it, and something may still wait for the answer",
                look: exercise.look(
                    in: "BooksStore", for: "what becomes of a job in the queue when the store is gone?")))
    }

    private static let loans = 30

    /// Returns how many loans are in the file after as many were saved without waiting for each other.
    private static func loansThatLast() async throws -> Int {
        let books = (1...loans).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }
        return try await loansThatLast(of: books, in: try Harness(books))
    }

    private static func loansThatLast(of books: [Book], in harness: Harness) async throws -> Int {
        var answers: [String] = []
        for book in books {
            harness.store.save(Books.loan, ofBook: book.id) { _ in answers.append(book.title) }
        }
        _ = await eventually(within: patience) { answers.count >= books.count }
        return harness.stored.components(separatedBy: "Cleo").count - 1
    }
}
