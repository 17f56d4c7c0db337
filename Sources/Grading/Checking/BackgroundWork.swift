import Dispatch
import Synchronization

/// Work on another thread, of which the result is asked for later.
final class BackgroundWork<Result: Sendable>: Sendable {
    private let result = Mutex<Result?>(nil)
    private let group = DispatchGroup()

    /// Begins a moment later, so that it holds up nothing that is started right away.
    init(_ work: @escaping @Sendable () -> Result) {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) { [self] in
            let done = work()
            result.withLock { $0 = done }
            group.leave()
        }
    }

    /// What came of it; waits for it.
    var value: Result {
        group.wait()
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the group waits for the work") }
        return value
    }
}
