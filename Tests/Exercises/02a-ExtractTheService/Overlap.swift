import ExerciseSupport
import Foundation

@testable import Exercise02a

/// Checks whether a store loads books while an earlier job is still at work on them.
enum Overlap {
    /// So many that changing them takes a while.
    private static let many = (1...5_000).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }

    /// Returns the jobs that a load did not wait for.
    ///
    /// Throws when the disk refuses.
    static func jobs() async throws -> [String] {
        let jobs: [(name: String, ask: Job)] = [
            ("save(_:ofBook:then:)", { store, done in store.save(Books.loan, ofBook: 5) { _ in done() } }),
            ("returnAll(then:)", { store, done in store.returnAll { _ in done() } }),
        ]
        let pause = try timeOfReading() / 2
        var names: [String] = []
        for job in jobs {
            for _ in 1...2 where names.last != job.name {
                if try await isOvertaken(job.ask, after: pause) { names.append(job.name) }
            }
        }
        return names
    }

    private typealias Job = (BooksStore, @escaping @MainActor @Sendable () -> Void) -> Void

    /// Puts other books into the file while the job is at work on many; a load that answers with those didn't wait.
    private static func isOvertaken(_ job: Job, after pause: TimeInterval) async throws -> Bool {
        let (harness, others) = (try Harness(many), try Harness())
        let data = try Data(contentsOf: others.file)
        var (isDone, count): (Bool, Int?) = (false, nil)
        job(harness.store) { isDone = true }
        hold(seconds: pause)
        try data.write(to: harness.file, options: .atomic)
        harness.store.load { count = (try? $0.get().count) ?? 0 }
        _ = await eventually(within: patience) { isDone && count != nil }
        // A job that wrote the other books began only after they came, and nothing is known of what it does.
        return harness.count == many.count && count == Books.all.count
    }

    /// Keeps the main queue, so that no other suite gets a turn that makes the pause longer.
    private static func hold(seconds: TimeInterval) {
        Thread.sleep(forTimeInterval: seconds)
    }

    /// Seconds that the books take to be read.
    private static func timeOfReading() throws -> TimeInterval {
        let harness = try Harness(many)
        let data = try Data(contentsOf: harness.file)
        let begin = Date()
        _ = try JSONDecoder().decode([Book].self, from: data)
        return Date().timeIntervalSince(begin)
    }
}
