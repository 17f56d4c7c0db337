import Dispatch
import Foundation
import Synchronization

/// Detects Ctrl-C, and a closed or terminated terminal, during work that has to be cleaned up first.
///
/// A part of longer work has its own interruption, so that it can be stopped without the whole.
package final class Interruption: Sendable {
    private let signal = Mutex<Int32?>(nil)
    /// The time until which Ctrl-C belongs to another program, or nil if it belongs to this one.
    private let lentUntil = Mutex<ContinuousClock.Instant?>(nil)
    /// The longest delay with which a signal may arrive that was sent while the terminal was lent.
    private static let delay = Duration.milliseconds(500)
    // Written once, before anything else can see the object.
    private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []
    private let whole: Interruption?

    /// Starts to detect the signals, which no longer end the process.
    package init() {
        whole = nil
        for number in [SIGINT, SIGTERM, SIGHUP] {
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in self?.take(number) }
            source.resume()
            sources.append(source)
        }
    }

    /// Creates the interruption of a part, which occurs with that of the whole or by `interrupt()`.
    package init(within whole: Interruption) {
        self.whole = whole
    }

    /// The first signal that was received, if any.
    package var received: Int32? { signal.withLock { $0 } ?? whole?.received }

    /// Interrupts this part as a signal would.
    package func interrupt() { signal.withLock { $0 = $0 ?? SIGINT } }

    /// Leaves Ctrl-C to another program that has the terminal during `work`.
    package func lendingTerminal<Result>(_ work: () -> Result) -> Result {
        lentUntil.withLock { $0 = .now + .seconds(1_000_000_000) }
        defer { lentUntil.withLock { $0 = .now + Self.delay } }
        return work()
    }

    /// Handles a signal.
    func take(_ number: Int32) {
        if number == SIGINT, let end = lentUntil.withLock({ $0 }), .now < end { return }
        signal.withLock { $0 = $0 ?? number }
    }

    /// Lets the signals end the process again.
    package func stop() {
        if whole != nil { return }
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { Foundation.signal(number, SIG_DFL) }
    }
}
