import Course
import Dispatch
import Grading
import Processes
import Synchronization

/// Does work on one exercise after the other, in several sandboxes at a time.
struct SideBySide {
    /// How many are at work.
    static let workers = 2

    let catalogue: Catalogue
    let toolchain: Toolchain
    let environment: [String: String]
    /// Seconds that a test may run without coming to its end.
    let timeout: Int
    let interruption: Interruption
    let kept: KeptResults?
    /// Whether anything is built: only then a sandbox needs folders of its own.
    let isBuilding: Bool

    /// What the work on each made, in no order. Where one can't go on, the others need not come to their end either.
    func map<Subject: Sendable, Result: Sendable>(
        _ subjects: [Subject], tell: @escaping @Sendable (String, VariantResult) -> Void = { _, _ in },
        _ work: @escaping @Sendable (Subject, Sandbox) throws(CheckError) -> Result
    ) throws(CheckError) -> [Result] {
        let left = Mutex(subjects[...])
        let results = Mutex<[Result]>([])
        let failure = Mutex<CheckError?>(nil)
        let interruption = Interruption(within: interruption)
        var numbers: [SandboxNumber] = []
        let workers = min(Self.workers, subjects.count)
        while isBuilding, numbers.count < workers {
            numbers.append(try SandboxNumber(in: catalogue.checkout, for: Sandbox.command))
        }
        DispatchQueue.concurrentPerform(iterations: workers) { [numbers] worker in
            let sandbox = Sandbox(
                isBuilding ? numbers[worker].value : worker + 1, catalogue, toolchain: toolchain,
                environment: environment, timeout: timeout,
                interruption: interruption, kept: kept, tell: tell)
            while failure.withLock({ $0 }) == nil, let subject = left.withLock({ $0.popFirst() }) {
                do throws(CheckError) {
                    let result = try work(subject, sandbox)
                    results.withLock { $0.append(result) }
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                    interruption.interrupt()
                }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        return results.withLock { $0 }
    }
}
