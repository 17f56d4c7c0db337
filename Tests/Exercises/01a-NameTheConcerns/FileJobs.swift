import ExerciseSupport
import Foundation

@testable import Exercise01a

/// Finds the jobs of the list that keep the main queue while they use the file, or that wait for it.
enum FileJobs {
    /// So many books that a job takes a while.
    static let manyBooks = (0..<1_000).map { Book(id: $0, title: "Book \($0)", author: "Somebody") }

    /// Their file; encoding them for each test would keep the main queue from others.
    static let file = (try? JSONEncoder().encode(manyBooks)) ?? Data()

    /// The file of so many books that reading them is more work than whatever else a tap or a launch does.
    static let longFile = (try? JSONEncoder().encode(manyBooks + manyBooks + manyBooks)) ?? Data()

    /// Returns the methods that read a file before they come back.
    ///
    /// Throws when the disk refuses.
    static func keepingTheMainQueue() async throws -> [String] {
        let file = longFile
        let reading = try work { _ = try JSONDecoder().decode([Book].self, from: file) }
        /// The first time may be more work than it is from then on.
        func isAtOnce(_ job: () throws -> Double) throws -> Bool {
            for _ in 0..<3 {
                if try job() < reading / 2 { return false }
            }
            return true
        }
        // Each lives until its books have come: one that is freed earlier is another test's matter.
        var shelves: [Shelf] = []
        func launch(on contents: Shelf.Contents) throws -> Double { try work { shelves.append(try Shelf(contents)) } }
        let isLoading = try isAtOnce { try launch(on: .longFile) - launch(on: .books) }
        guard await eventually(within: patience, { shelves.allSatisfy { !$0.screen.rows.isEmpty } }) else { return [] }
        let shelf = shelves[0]
        let isLending = try isAtOnce { try work { shelf.list?.lend(manyBooks[0], to: "Ada", days: 3) { _ in } } }
        let isReturning = try isAtOnce { try work { try shelf.screen.tap("Return all") } }
        _ = await eventually(within: patience) { shelf.screen.alert != nil }
        return (isLoading ? ["readBooks(from:completion:)"] : [])
            + (isLending ? ["lend(_:to:days:completion:)"] : []) + (isReturning ? ["returnAllBooks()"] : [])
    }

    /// The processor time of the main thread, which a busy machine makes no longer.
    private static func work(_ job: () throws -> Void) throws -> Double {
        let begin = processorTime()
        try job()
        return processorTime() - begin
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns the methods whose work was done only when the main queue was free again.
    ///
    /// Throws when the disk refuses.
    static func waitingForTheMainQueue() async throws -> [String] {
        let isLoadWaiting = try await isLoadWaiting()
        let storing = try await storing()
        return (isLoadWaiting ? ["readBooks(from:completion:)"] : []) + storing
    }

    /// Holds the main queue until two lists have changed their files, or for some seconds.
    ///
    /// A job that isn't done even then has another fault, which other checks report.
    private static func storing() async throws -> [String] {
        let (lending, returning) = (try Shelf(.books), try Shelf(.books))
        for shelf in [lending, returning] {
            guard await eventually(within: patience, { !shelf.screen.rows.isEmpty }) else { return [] }
        }
        lending.list?.lend(Shelf.books[3], to: "Cleo", days: 3) { _ in }
        try returning.screen.tap("Return all")
        let isLent = { lending.stored.contains("Kindred, Cleo") }
        let isReturned = { returning.stored == Shelf.books.map(\.title) }
        for _ in 0..<500 where !isLent() || !isReturned() { hold(milliseconds: 10) }
        let (wasLent, wasReturned) = (isLent(), isReturned())
        _ = await eventually(within: patience) { isLent() && isReturned() }
        return (!wasLent && isLent() ? ["lend(_:to:days:completion:)"] : [])
            + (!wasReturned && isReturned() ? ["returnAllBooks()"] : [])
    }

    /// The file has other books before the main queue is free, so a list that shows those was waiting for it.
    ///
    /// A busy machine gets more time in each round.
    private static func isLoadWaiting() async throws -> Bool {
        for milliseconds in [50, 100, 200, 400, 800, 1600] {
            let shelf = try Shelf(.books)
            _ = shelf.screen.title
            hold(milliseconds: milliseconds)
            try shelf.put(.threeBooks)
            _ = await eventually(within: patience) { !shelf.screen.rows.isEmpty }
            if shelf.screen.rows.count != 3 { return false }
        }
        return true
    }

    /// Returns how often the file was written until it had the loan to Ada; the main queue is held meanwhile.
    static func writes(of shelf: Shelf, after begin: () throws -> Void) throws -> Int {
        var (seen, writes) = (shelf.fileNumber, 0)
        try begin()
        for _ in 0..<5_000 {
            let now = shelf.fileNumber
            if now != seen {
                (seen, writes) = (now, writes + 1)
                if shelf.stored.contains("Book 0, Ada") { break }
            }
            hold(milliseconds: 1)
        }
        return writes
    }

    private static func hold(milliseconds: Int) {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
    }
}
