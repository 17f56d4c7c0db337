import Checking
import Foundation
import Processes
import Synchronization

/// Several workers that take one subject after the other, each with something of its own to work on.
///
/// They have a thread each: a queue of Dispatch runs no more at a time than there are processors, and a worker that has
/// started a test run mostly waits for it.
struct Workers {
    /// How many are at work.
    let count: Int
    let interruption: Interruption
    private static let stackSize = 8 << 20

    /// What the work on each made, in no order. Where one can't go on, the others need not come to their end either.
    ///
    /// - Parameter equip: makes what a worker has, by its number from 0; what interrupts its work comes with it.
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
