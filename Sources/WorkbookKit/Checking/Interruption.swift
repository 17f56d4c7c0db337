import Dispatch
import Foundation
import Synchronization

/// Notices Ctrl-C, and a closed or ended terminal, while something runs that has to be put away first.
public final class Interruption: Sendable {
    private let signal = Mutex<Int32?>(nil)
    // Written once, before anything else can see the object.
    private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

    /// Notices from now on; the process is no longer ended by these signals.
    public init() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [weak self] in self?.signal.withLock { $0 = $0 ?? number } }
            source.resume()
            sources.append(source)
        }
    }

    /// The first signal that came, if any.
    public var received: Int32? { signal.withLock { $0 } }

    /// Lets the signals end the process again.
    public func stop() {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { Foundation.signal(number, SIG_DFL) }
    }
}
