import Dispatch
import Synchronization

/// Work on another thread, of which the result is asked for later.
final class BackgroundWork<Result: Sendable>: Sendable {
    private let work: @Sendable () -> Result
    private let isBegun = Mutex(false)
    private let result = Mutex<Result?>(nil)
    private let group = DispatchGroup()

    /// Begins a moment later, so that it holds up nothing that is started right away.
    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) { self.begin() }
    }

    /// What came of it; waits for it, and does it itself where nobody has begun.
    var value: Result {
        begin()
        group.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the group waits for the work") }
        return value
    }

    private func begin() {
        let isFirst = isBegun.withLock { isBegun in
            defer { isBegun = true }
            return !isBegun
        }
        guard isFirst else { return }
        let done = work()
        result.withLock { $0 = done }
        group.leave()
    }
}
