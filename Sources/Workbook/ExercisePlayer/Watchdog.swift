import Foundation
import Playing
import Synchronization

/// Ends the process if the app blocks the main thread for too long, with a message and a backtrace.
///
/// It counts its looks and not the time, so that a pause by Ctrl-Z doesn't trigger it.
final class Watchdog: Sendable {
    /// The most seconds for which an app may block the main thread: as long as a test may run.
    private static let patience = 10
    private static let looksInASecond = 2

    private let watch = Mutex((isReading: false, looks: 0))
    #if canImport(Glibc)
    private let main: pthread_t
    #else
    // A pointer on this platform, which is only used to send a signal.
    private nonisolated(unsafe) let main: pthread_t
    #endif

    /// Watches the thread of the caller, which must be the main thread.
    init() {
        main = pthread_self()
        Thread { [self] in while true { look() } }.start()
    }

    /// Lets the main thread wait for input, which may take as long as the user likes.
    func letting<Value>(_ read: () -> Value) -> Value {
        watch.withLock { $0.isReading = true }
        defer { watch.withLock { $0 = (false, 0) } }
        return read()
    }

    private func look() {
        usleep(1_000_000 / UInt32(Self.looksInASecond))
        DispatchQueue.main.async { [self] in watch.withLock { $0.looks = 0 } }
        let looks = watch.withLock { watch in
            watch.looks = watch.isReading ? 0 : watch.looks + 1
            return watch.looks
        }
        guard looks == Self.patience * Self.looksInASecond else { return }
        // The message has the runtime's form, which the command looks for; the signal adds the backtrace.
        let words = "Fatal error: \(BusyApp.words) \(Self.patience) s and was ended\n"
        try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
        pthread_kill(main, SIGQUIT)
    }
}
