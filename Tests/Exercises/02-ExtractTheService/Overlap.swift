import ExerciseSupport
import Foundation

@testable import Exercise02

/// Whether a job of a store begins before the one before it has ended.
enum Overlap {
    private static let many = (1...25_000).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }

    /// Pairs of jobs of which the second one was done while the first one still had the file. Throws when the disk
    /// refuses.
    static func pairs() async throws -> [String] {
        let load = Job(name: "load(then:)") { store, done in
            store.load { done((try? $0.get().count) ?? 0) }
        }
        let save = Job(name: "save(_:ofBook:then:)") { store, done in
            store.save(Books.loan, ofBook: 5) { _ in done(0) }
        }
        var pairs: [String] = []
        for (first, second) in [(load, load), (load, save)] {
            if try await overlap(first, second) { pairs.append("\(second.name) while \(first.name)") }
        }
        return pairs
    }

    /// Two times of three: a machine that is busy elsewhere may exchange two answers once.
    private static func overlap(_ first: Job, _ second: Job) async throws -> Bool {
        let (harness, short) = (try Harness(many), try Harness())
        let (longFile, shortFile) = (try Data(contentsOf: harness.file), try Data(contentsOf: short.file))
        let answers = Answers()
        let begin = ContinuousClock.now
        first.ask(harness.store) { answers.all.append("first, \($0)") }
        _ = await eventually(within: patience) { !answers.all.isEmpty }
        let time = ContinuousClock.now - begin
        var exchanged = 0
        for turn in 1...3 where exchanged + 3 - turn > 0 {
            try longFile.write(to: harness.file, options: .atomic)
            answers.all = []
            first.ask(harness.store) { answers.all.append("first, \($0)") }
            try await Task.sleep(for: time / 3)
            try shortFile.write(to: harness.file, options: .atomic)
            second.ask(harness.store) { _ in answers.all.append("second") }
            _ = await eventually(within: patience) { answers.all.count >= 2 }
            // The first one read the long file, so it began before the second one, and has to end before it.
            if answers.all == ["second", "first, \(many.count)"] { exchanged += 1 }
        }
        return exchanged >= 2
    }

    private struct Job {
        let name: String
        /// Asks a store; the answer comes with the number of books, if it has any.
        let ask: (BooksStore, @escaping @MainActor @Sendable (Int) -> Void) -> Void
    }

    private final class Answers {
        var all: [String] = []
    }
}
