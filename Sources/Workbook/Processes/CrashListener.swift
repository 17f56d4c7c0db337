import Foundation
import Synchronization

/// Reads a program's standard error; passes on the program's own lines, and keeps those about a crash.
package final class CrashListener: Sendable {
    private let kept = Mutex((rest: Data(), crash: ""))
    private let closed = DispatchSemaphore(value: 0)
    private let passOn: @Sendable (String) -> Void

    /// Reads until the pipe is closed, on its own queue.
    init(of pipe: Pipe, passingOn passOn: @escaping @Sendable (String) -> Void) {
        self.passOn = passOn
        let handle = pipe.fileHandleForReading
        DispatchQueue(label: "errors").async { [self] in
            while case let data = handle.availableData, !data.isEmpty { take(data) }
            take(Data(), isLast: true)
            closed.signal()
        }
    }

    /// The text about a crash: the runtime's message and the backtrace.
    package var crash: String { kept.withLock { $0.crash } }

    /// Waits for the rest, but not forever, because a process that escaped may keep the pipe open.
    func finish() {
        if closed.wait(timeout: .now() + 1) == .success { closed.signal() }
    }

    private func take(_ data: Data, isLast: Bool = false) {
        let said = kept.withLock { kept in
            kept.rest.append(data)
            if isLast, !kept.rest.isEmpty { kept.rest.append(0x0A) }
            let lines = kept.rest.split(separator: 0x0A, omittingEmptySubsequences: false)
            // The part after the last line break isn't complete yet.
            kept.rest = Data(lines[lines.count - 1])
            var said: [String] = []
            for line in lines.dropLast().map({ String(decoding: $0, as: UTF8.self) }) {
                if kept.crash.isEmpty, !Self.isAboutCrash(line) { said.append(line) } else { kept.crash += line + "\n" }
            }
            return said
        }
        for line in said { passOn(line) }
    }

    /// Returns whether a line is the runtime's; all lines after it are as well.
    private static func isAboutCrash(_ line: String) -> Bool {
        line.contains("Fatal error: ") || line.hasPrefix("*** ") || line.hasPrefix("swift-runtime: ")
    }
}
