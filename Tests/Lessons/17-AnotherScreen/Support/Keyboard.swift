import Dispatch
import Synchronization

/// A user's typing, line by line; a terminal waits for each line.
nonisolated final class Keyboard: Sendable {
    private let lines: Mutex<[String?]>
    private let count: DispatchSemaphore

    /// A keyboard on which these lines were typed ahead, and then nothing more.
    init(_ lines: [String]) {
        self.lines = Mutex(lines + [nil])
        count = DispatchSemaphore(value: 0)
        for _ in 0...lines.count { count.signal() }
    }

    /// A keyboard on which nothing was typed so far.
    init() {
        lines = Mutex([])
        count = DispatchSemaphore(value: 0)
    }

    /// Types a line; nil is the end of the input.
    func type(_ line: String?) {
        lines.withLock { $0.append(line) }
        count.signal()
    }

    /// Waits for a line and takes it.
    func read() -> String? {
        count.wait()
        return lines.withLock { $0.removeFirst() }
    }
}
