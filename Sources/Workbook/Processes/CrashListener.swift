import Foundation
import Synchronization

/// Reads what a program says on its standard error: passes on what it means to say, and keeps what is about a crash.
package final class CrashListener: Sendable {
    private let kept = Mutex((rest: Data(), crash: ""))
    private let closed = DispatchSemaphore(value: 0)
    private let passOn: @Sendable (String) -> Void

    /// Reads until the pipe is closed, on a queue of its own.
    init(of pipe: Pipe, passingOn passOn: @escaping @Sendable (String) -> Void) {
        self.passOn = passOn
        let handle = pipe.fileHandleForReading
        DispatchQueue(label: "errors").async { [self] in
            while case let data = handle.availableData, !data.isEmpty { take(data) }
            take(Data(), isLast: true)
            closed.signal()
        }
    }

    /// What was said about a crash: the runtime's own words, and the calls that led there.
    package var crash: String { kept.withLock { $0.crash } }

    /// Waits for the rest; not forever, because a process that got away may hold the pipe open.
    func finish() {
        if closed.wait(timeout: .now() + 1) == .success { closed.signal() }
    }

    private func take(_ data: Data, isLast: Bool = false) {
        let said = kept.withLock { kept in
            kept.rest.append(data)
            if isLast, !kept.rest.isEmpty { kept.rest.append(0x0A) }
            let lines = kept.rest.split(separator: 0x0A, omittingEmptySubsequences: false)
            // Behind the last line break stands what was not said to its end yet.
            kept.rest = Data(lines[lines.count - 1])
            var said: [String] = []
            for line in lines.dropLast().map({ String(decoding: $0, as: UTF8.self) }) {
                if kept.crash.isEmpty, !Self.isAboutCrash(line) { said.append(line) } else { kept.crash += line + "\n" }
            }
            return said
        }
        for line in said { passOn(line) }
    }

    /// From such a line on, all that comes is the runtime's.
    private static func isAboutCrash(_ line: String) -> Bool {
        line.contains("Fatal error: ") || line.hasPrefix("*** ") || line.hasPrefix("swift-runtime: ")
    }
}
