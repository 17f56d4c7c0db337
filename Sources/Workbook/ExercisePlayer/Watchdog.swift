import Foundation
import Playing
import Synchronization

/// Ends the process when the app has kept the main thread for too long, with a word about it and with where it was.
///
/// It counts how often it looked and not how long it waited, so that Ctrl-Z does not make it bite.
final class Watchdog: Sendable {
    /// How long an app may keep the main thread, in seconds: as long as a test may run.
    private static let patience = 10
    private static let looksInASecond = 2

    private let watch = Mutex((isReading: false, looks: 0))
    #if canImport(Glibc)
    private let main: pthread_t
    #else
    // A pointer there; nothing is done with it but to send it a signal.
    private nonisolated(unsafe) let main: pthread_t
    #endif

    /// Watches the thread that this is called on, which has to be the main one.
    init() {
        main = pthread_self()
        Thread { [self] in while true { look() } }.start()
    }

    /// The main thread waits for somebody who types; that may take as long as it likes.
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
        // In the words of the runtime, which the command listens for; the signal makes it add the calls.
        let words = "Fatal error: \(BusyApp.words) \(Self.patience) s and was ended\n"
        try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
        pthread_kill(main, SIGQUIT)
    }
}
