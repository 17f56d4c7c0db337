import Dispatch
import Foundation
import Synchronization

/// Detects Ctrl-Z, so that the terminal can be restored before the process stops.
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

    /// Returns whether Ctrl-Z was pressed since the last call.
    func wasAsked() -> Bool {
        isAsked.withLock { isAsked in
            defer { isAsked = false }
            return isAsked
        }
    }

    /// Stops the process until a shell continues it, or does nothing if no shell could.
    ///
    /// The signal goes to this very thread: one to the process may reach another thread first, and this one would take
    /// over the terminal again before it stops.
    func stop() {
        if getsid(getppid()) == getsid(0) { raise(SIGSTOP) }
    }

    /// Restores the default effect of Ctrl-Z.
    func end() {
        source?.cancel()
        signal(SIGTSTP, SIG_DFL)
    }
}
