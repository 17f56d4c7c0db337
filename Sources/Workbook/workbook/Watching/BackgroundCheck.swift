import Checking
import Course
import Foundation
import Processes
import Synchronization

/// A check that runs beside whatever else is done; what comes of it is fetched.
final class BackgroundCheck: Sendable {
    /// What came of a check.
    enum Outcome: Sendable {
        /// It came to a verdict on the files with that fingerprint.
        case judged(Verdict, fingerprint: String)
        /// There is no verdict, for that reason.
        case failed(CheckError)
    }

    private let state = Mutex<(doing: String, outcome: Outcome?)>(("", nil))
    private let interruption: Interruption
    private let ended = DispatchSemaphore(value: 0)

    /// Begins.
    init(
        _ exercise: Exercise, in checkout: Checkout, toolchain: Toolchain, environment: [String: String],
        timeout: Int, within whole: Interruption
    ) {
        let interruption = Interruption(within: whole)
        self.interruption = interruption
        let thread = Thread { [self] in
            let checker = Checker(
                exercise, in: checkout, toolchain: toolchain, environment: environment, timeout: timeout,
                interruption: interruption, progress: { [self] text in state.withLock { $0.doing = text } })
            // Taken before the build: what is edited while it runs was not checked.
            let fingerprint = Fingerprint.of(exercise, in: checkout)
            let outcome: Outcome
            do throws(CheckError) {
                outcome = .judged(try checker.run(), fingerprint: fingerprint)
            } catch {
                outcome = .failed(error)
            }
            state.withLock { $0.outcome = outcome }
            ended.signal()
        }
        // As much as the main thread has, which `check` runs on; macOS gives a sixteenth of that.
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// What is being done right now.
    var doing: String { state.withLock { $0.doing } }

    /// What came of it, once something did.
    var outcome: Outcome? { state.withLock { $0.outcome } }

    /// Ends it with everything that it started, and waits for that.
    func stop() {
        interruption.interrupt()
        if ended.wait(timeout: .now() + 10) == .success { ended.signal() }
    }
}
