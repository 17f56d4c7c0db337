import Dispatch
import Synchronization

/// Work that runs on another thread until its result is needed.
final class BackgroundWork<Result: Sendable>: Sendable {
    private let work: @Sendable () -> Result
    private let isBegun = Mutex(false)
    private let result = Mutex<Result?>(nil)
    private let group = DispatchGroup()

    /// Begins the work a moment later, so that it doesn't delay what is started right after it.
    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) { self.begin() }
    }

    /// The result of the work; waits for it, or does the work here if it hasn't begun.
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
