import Dispatch
import Foundation
import Synchronization

/// Notices Ctrl-Z, so that the terminal can be given back before the process stops.
final class Suspension: Sendable {
    private let isAsked = Mutex(false)
    // Written once, before anything else can see the object.
    private nonisolated(unsafe) var source: (any DispatchSourceSignal)?

    init() {
        signal(SIGTSTP, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTSTP, queue: .global())
        source.setEventHandler { [weak self] in self?.isAsked.withLock { $0 = true } }
        source.resume()
        self.source = source
    }

    /// Whether it was asked for since the last time that this was asked.
    func wasAsked() -> Bool {
        isAsked.withLock { isAsked in
            defer { isAsked = false }
            return isAsked
        }
    }

    /// Stops the process until somebody brings it back. Where nobody could, because no shell started it, it goes on.
    ///
    /// By a signal to this very thread: one to the process may reach another thread first, and this one would take the
    /// terminal over again before it stops.
    func stop() {
        if getsid(getppid()) == getsid(0) { raise(SIGSTOP) }
    }

    /// Ctrl-Z stops the process at once again.
    func end() {
        source?.cancel()
        signal(SIGTSTP, SIG_DFL)
    }
}
