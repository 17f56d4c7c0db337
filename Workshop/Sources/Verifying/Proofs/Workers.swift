import Checking
import Foundation
import Processes
import Synchronization

/// Workers that take one subject after the other, each with its own equipment.
///
/// Each has its own thread, because a Dispatch queue runs only as many blocks at a time as there are processors, and a
/// worker mostly waits for its test run.
struct Workers {
    /// The number of workers.
    let count: Int
    let interruption: Interruption
    private static let stackSize = 8 << 20

    /// Returns the results of the work on all subjects, in no particular order.
    ///
    /// If one fails, the others are interrupted.
    ///
    /// - Parameter equip: makes the equipment of a worker, by its number from 0; its work ends when the interruption
    ///   fires.
    func map<Subject: Sendable, Equipment, Result: Sendable>(
        _ subjects: [Subject], equip: @escaping @Sendable (Int, Interruption) -> Equipment,
        _ work: @escaping @Sendable (Subject, inout Equipment) throws(CheckError) -> Result
    ) throws(CheckError) -> [Result] {
        let progress = Mutex(Progress<Subject, Result>(left: subjects[...]))
        let interruption = Interruption(within: interruption)
        let group = DispatchGroup()
        for worker in 0..<min(count, subjects.count) {
            group.enter()
            let thread = Thread {
                var equipment = equip(worker, interruption)
                while let subject = progress.withLock({ $0.next() }) {
                    do throws(CheckError) {
                        let result = try work(subject, &equipment)
                        progress.withLock { $0.results.append(result) }
                    } catch {
                        progress.withLock { $0.failure = $0.failure ?? error }
                        interruption.interrupt()
                    }
                }
                group.leave()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        group.wait()
        return try progress.withLock { $0 }.outcome()
    }

    private struct Progress<Subject: Sendable, Result: Sendable>: Sendable {
        var left: ArraySlice<Subject>
        var results: [Result] = []
        var failure: CheckError?

        mutating func next() -> Subject? { failure == nil ? left.popFirst() : nil }

        func outcome() throws(CheckError) -> [Result] {
            if let failure { throw failure }
            return results
        }
    }
}
