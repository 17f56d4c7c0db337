import Checking
import Course
import Dispatch
import Foundation
import Playing
import Processes
import Synchronization

/// Runs what plays the app of an exercise, and puts an end that was not the player's into words.
package struct PlayerRun {
    /// How it ended.
    package enum End: Equatable {
        /// It was left; whether every line could be done.
        case left(isDone: Bool)
        /// The learner's code brought it down, or kept it from going on.
        case broken(Finding)
        /// It was ended from outside; with a finding where the learner's code was under way.
        case interrupted(Finding?)
    }

    private let exercise: Exercise
    private let checkout: Checkout
    private let environment: [String: String]
    private let complain: @Sendable (String) -> Void

    /// A run of that exercise's app; `complain` gets what the app says on the standard error.
    package init(
        _ exercise: Exercise, in checkout: Checkout, environment: [String: String],
        complain: @escaping @Sendable (String) -> Void
    ) {
        self.exercise = exercise
        self.checkout = checkout
        self.environment = environment
        self.complain = complain
    }

    /// Runs it to its end, which Ctrl-C, Ctrl-\ and SIGTERM bring about whatever the app is busy with.
    package func run(
        _ program: URL, _ arguments: [String], _ interruption: Interruption
    ) throws(ProcessError) -> End {
        // Ctrl-\ ends as Ctrl-C does. But the terminal sends it to the app as well, which then tells where it is and goes
        // on; another one in the middle of that would hold it up.
        signal(SIGQUIT, SIG_IGN)
        let isAsked = Mutex(false)
        let quits = DispatchSource.makeSignalSource(signal: SIGQUIT, queue: .global())
        quits.setEventHandler {
            isAsked.withLock { $0 = true }
            interruption.interrupt()
        }
        quits.resume()
        defer {
            quits.cancel()
            signal(SIGQUIT, SIG_DFL)
        }
        let child = try TerminalChild(
            program, arguments,
            environment: environment.merging(["SWIFT_BACKTRACE": CrashReport.settings + ",output-to=stderr"]) { $1 },
            passingOn: complain)
        var looks = 0
        while true {
            if let end = child.end() { return told(end, child.errors.crash, interruption) }
            usleep(20_000)
            // An app that was asked where it is goes on when it has told.
            let isTold = child.errors.crash.contains("Backtrace took")
            if isTold, child.errors.crash.contains(BusyApp.words) { child.kill() }
            guard interruption.received != nil else { continue }
            let isAsked = isAsked.withLock { $0 }
            if looks == 0, !isAsked { child.quit() }
            looks += 1
            // Telling takes a moment, and not twenty seconds.
            if looks == 1_000 || isTold { child.kill() }
        }
    }

    private func told(_ end: TerminalChild.End, _ crash: String, _ interruption: Interruption) -> End {
        switch end {
        case .exited(let status): return interruption.received == nil ? .left(isDone: status == 0) : .interrupted(nil)
        case .signaled(let signal):
            let report = CrashReport(output: crash, signal: signal)
            let place = report.place(in: exercise, of: checkout)
            // The watchdog's words, whichever signal came of them: it waited long enough for the app.
            if let message = report.message, message.hasPrefix(BusyApp.words), interruption.received == nil {
                return .broken(busy(place ?? exercise.onlyFile, "timed out: \(message)"))
            }
            guard [SIGINT, SIGQUIT, SIGTERM].contains(signal) || interruption.received != nil else {
                return .broken(Finding(place: place, what: "crashed: \(report.text)", name: nil, lines: report.advice))
            }
            return .interrupted(place.map { busy($0, "stopped while the app was busy here") })
        }
    }

    private func busy(_ place: String?, _ what: String) -> Finding {
        Finding(place: place, what: what, name: nil, lines: [("look", CrashReport.whatToLookForInALoop)])
    }
}
