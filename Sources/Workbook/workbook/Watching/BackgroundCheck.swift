import Checking
import Course
import Foundation
import Processes
import Synchronization

/// A check that runs in the background and keeps its outcome.
final class BackgroundCheck: Sendable {
    /// The result of a check.
    enum Outcome: Sendable {
        /// The verdict on the files with that fingerprint.
        case judged(Verdict, fingerprint: String)
        /// The reason why there is no verdict.
        case failed(CheckError)
    }

    private let state = Mutex<(doing: String, outcome: Outcome?)>(("", nil))
    private let interruption: Interruption
    private let ended = DispatchSemaphore(value: 0)

    /// Starts the check.
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
            // Taken before the build, so that an edit during the build doesn't count as checked.
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
        // As large as the main thread's stack, on which `check` runs; macOS gives other threads a sixteenth of that.
        thread.stackSize = 8 << 20
        thread.start()
    }

    /// The step that the check is at.
    var doing: String { state.withLock { $0.doing } }

    /// The outcome, or nil while the check runs.
    var outcome: Outcome? { state.withLock { $0.outcome } }

    /// Stops the check and every process that it started, and waits for their end.
    func stop() {
        interruption.interrupt()
        if ended.wait(timeout: .now() + 10) == .success { ended.signal() }
    }
}
