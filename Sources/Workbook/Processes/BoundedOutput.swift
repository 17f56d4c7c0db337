import Foundation
import Synchronization

/// The output of a process, of which only the beginning and the end are kept.
///
/// A learner's endless loop may print for a minute; compiler errors come at the beginning, a crash at the end.
package final class BoundedOutput: Sendable {
    private let kept = Mutex((head: Data(), tail: Data()))
    private let closed = DispatchSemaphore(value: 0)
    private let limit: Int

    /// Reads until the pipe is closed, on its own queue.
    init(of pipe: Pipe, limit: Int = 1 << 20) {
        self.limit = limit
        let handle = pipe.fileHandleForReading
        DispatchQueue(label: "output").async { [self] in
            while case let data = handle.availableData, !data.isEmpty { keep(data) }
            closed.signal()
        }
    }

    /// The output so far, without its middle if it is long.
    package var text: String {
        kept.withLock { String(decoding: $0.head, as: UTF8.self) + String(decoding: $0.tail, as: UTF8.self) }
    }

    /// Waits for the rest, but not forever, because a process that escaped may keep the pipe open.
    func finish() {
        if closed.wait(timeout: .now() + 1) == .success { closed.signal() }
    }

    private func keep(_ data: Data) {
        kept.withLock { kept in
            if kept.head.count < limit {
                kept.head.append(data)
            } else {
                kept.tail.append(data)
                if kept.tail.count > 2 * limit { kept.tail = Data(kept.tail.suffix(limit)) }
            }
        }
    }
}
