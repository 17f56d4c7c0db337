import Dispatch
import Foundation
import Synchronization

/// Notices Ctrl-C, and a closed or ended terminal, while something runs that has to be put away first.
///
/// A part of something longer has an interruption of its own, so that it can be ended without the whole.
package final class Interruption: Sendable {
    private let signal = Mutex<Int32?>(nil)
    /// Until when Ctrl-C is another program's; nil where it is this one's.
    private let lentUntil = Mutex<ContinuousClock.Instant?>(nil)
    /// How late a signal may be told that came while the terminal was lent.
    private static let delay = Duration.milliseconds(500)
    // Written once, before anything else can see the object.
    private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []
    private let whole: Interruption?

    /// Notices from now on; the process is no longer ended by these signals.
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

    /// The interruption of a part: it comes with that of the whole, or when it is asked for.
    package init(within whole: Interruption) {
        self.whole = whole
    }

    /// The first signal that came, if any.
    package var received: Int32? { signal.withLock { $0 } ?? whole?.received }

    /// Ends this part as a signal would.
    package func interrupt() { signal.withLock { $0 = $0 ?? SIGINT } }

    /// Leaves Ctrl-C to another program that has the terminal meanwhile.
    package func lendingTerminal<Result>(_ work: () -> Result) -> Result {
        lentUntil.withLock { $0 = .now + .seconds(1_000_000_000) }
        defer { lentUntil.withLock { $0 = .now + Self.delay } }
        return work()
    }

    /// Takes in a signal that came.
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
