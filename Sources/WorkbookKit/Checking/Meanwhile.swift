import Dispatch
import Synchronization

/// Work on another thread, of which the result is asked for later.
final class Meanwhile<Result: Sendable>: Sendable {
    private let result = Mutex<Result?>(nil)
    private let group = DispatchGroup()

    /// Begins.
    init(_ work: @escaping @Sendable () -> Result) {
        DispatchQueue.global().async(group: group) { [self] in
            let done = work()
            result.withLock { $0 = done }
        }
    }

    /// What came of it; waits for it.
    var value: Result {
        group.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the group waits for the work") }
        return value
    }
}
