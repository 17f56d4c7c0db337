import Checking
import Foundation
import Processes
import Synchronization
import Testing

@testable import workshop

@Suite("Workers take one subject after the other")
struct WorkersTests {
    private let interruption = Interruption()

    @Test("each is done once, by somebody who has something of their own")
    func each() throws {
        let done = try Workers(count: 3, interruption: interruption).map(Array(1...20)) { worker, _ in
            [worker]
        } _: { subject, mine throws(CheckError) in
            mine.append(subject)
            return (worker: mine[0], subject: subject, isNewest: mine.last == subject)
        }
        #expect(done.map(\.subject).sorted() == Array(1...20))
        #expect(done.allSatisfy { (0..<3).contains($0.worker) && $0.isNewest })
    }

    @Test("as many are at work as there are workers, however few processors there are")
    func together() throws {
        let count = 8
        let begun = Mutex(0)
        let met = try Workers(count: count, interruption: interruption).map(Array(1...count)) { _, _ in
        } _: { _, _ throws(CheckError) in
            begun.withLock { $0 += 1 }
            let end = ContinuousClock.now + .seconds(20)
            while begun.withLock({ $0 }) < count, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.001) }
            return begun.withLock { $0 }
        }
        #expect(met == Array(repeating: count, count: count))
    }

    @Test("where one can't go on, what is left is not begun, and the others are told to end")
    func failure() {
        let begun = Mutex(0)
        let failed = Mutex<Interruption?>(nil)
        #expect(throws: CheckError.self) {
            try Workers(count: 1, interruption: interruption).map(Array(1...5)) { _, interruption in
                interruption
            } _: { _, interruption throws(CheckError) in
                begun.withLock { $0 += 1 }
                failed.withLock { $0 = interruption }
                throw .wrongSolution(path: "Solutions/13a-Worker", reason: "broken")
            }
        }
        #expect(begun.withLock { $0 } == 1)
        #expect(failed.withLock { $0?.received } == SIGINT)
    }
}
