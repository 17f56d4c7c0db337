import ExerciseSupport
import Foundation

@testable import Exercise02a

/// Finds the jobs of a store that wait for the main queue although they belong on another one.
enum BusyMainQueue {
    /// Returns the jobs that were done only when the main queue was free again.
    ///
    /// Throws when the disk refuses.
    static func waiting() async throws -> [String] {
        let isLoadWaiting = try await isLoadWaiting()
        let storing = try await storing()
        return (isLoadWaiting ? ["load(then:)"] : []) + storing
    }

    /// Holds the main queue until two stores have changed their files, or for some seconds.
    ///
    /// A job that isn't done even then has another fault, which other checks report.
    private static func storing() async throws -> [String] {
        let (lending, returning) = (try Harness(), try Harness())
        var answers = 0
        lending.store.save(Books.loan, ofBook: 5) { _ in answers += 1 }
        returning.store.returnAll { _ in answers += 1 }
        let isLent = { lending.stored.contains("Cleo") }
        let isReturned = { returning.stored == "Orlando, Emma, Kindred" }
        hold { isLent() && isReturned() }
        let (wasLent, wasReturned) = (isLent(), isReturned())
        _ = await eventually(within: patience) { answers >= 2 }
        return (!wasLent && isLent() ? ["save(_:ofBook:then:)"] : [])
            + (!wasReturned && isReturned() ? ["returnAll(then:)"] : [])
    }

    /// The file has other books before the main queue is free, so a job that answers with those was waiting for it.
    ///
    /// A busy machine gets more time in each round.
    private static func isLoadWaiting() async throws -> Bool {
        for milliseconds in [50, 100, 200, 400, 800, 1600] {
            let (harness, later) = (try Harness(), try Harness([Books.onTheShelf]))
            var (isAnswered, books): (Bool, [Book]?) = (false, nil)
            harness.store.load { answer in
                books = try? answer.get()
                isAnswered = true
            }
            hold(milliseconds: milliseconds)
            try Data(contentsOf: later.file).write(to: harness.file, options: .atomic)
            _ = await eventually(within: patience) { isAnswered }
            if books != [Books.onTheShelf] { return false }
        }
        return true
    }

    private static func hold(until condition: () -> Bool) {
        for _ in 0..<500 {
            if condition() { return }
            hold(milliseconds: 10)
        }
    }

    private static func hold(milliseconds: Int) {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
    }
}
