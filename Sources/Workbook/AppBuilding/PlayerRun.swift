import Checking
import Course
import Dispatch
import Foundation
import Playing
import Processes
import Synchronization

/// Runs the program that plays an exercise's app, and turns an end that the player didn't cause into a finding.
package struct PlayerRun {
    /// The ways in which the app can end.
    package enum End: Equatable {
        /// The player left the app; `isDone` is whether every line could be done.
        case left(isDone: Bool)
        /// The learner's code crashed the app or blocked it.
        case broken(Finding)
        /// The run was interrupted, with a finding if the learner's code was running.
        case interrupted(Finding?)
    }

    private let exercise: Exercise
    private let checkout: Checkout
    private let environment: [String: String]
    private let complain: @Sendable (String) -> Void

    /// Creates a run of that exercise's app; `complain` receives the lines of its standard error.
    package init(
        _ exercise: Exercise, in checkout: Checkout, environment: [String: String],
        complain: @escaping @Sendable (String) -> Void
    ) {
        self.exercise = exercise
        self.checkout = checkout
        self.environment = environment
        self.complain = complain
    }

    /// Runs the app to its end; Ctrl-C, Ctrl-\ and SIGTERM end it whatever it is doing.
    package func run(
        _ program: URL, _ arguments: [String], _ interruption: Interruption
    ) throws(ProcessError) -> End {
        // Ctrl-\ ends the run as Ctrl-C does. But the terminal also sends it to the app, which then prints its
        // backtrace and continues; a second signal in the middle of that would delay it.
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
            // The app continues after the backtrace that it was asked for.
            let isTold = child.errors.crash.contains("Backtrace took")
            if isTold, child.errors.crash.contains(BusyApp.words) { child.kill() }
            guard interruption.received != nil else { continue }
            let isAsked = isAsked.withLock { $0 }
            if looks == 0, !isAsked { child.quit() }
            looks += 1
            // The backtrace takes a moment, so twenty seconds are enough to wait for it.
            if looks == 1_000 || isTold { child.kill() }
        }
    }

    private func told(_ end: TerminalChild.End, _ crash: String, _ interruption: Interruption) -> End {
        switch end {
        case .exited(let status): return interruption.received == nil ? .left(isDone: status == 0) : .interrupted(nil)
        case .signaled(let signal):
            let report = CrashReport(output: crash, signal: signal)
            let crashed = report.crashedLine(in: exercise, of: checkout)
            let place = crashed?.place
            // The watchdog's message counts, whichever signal followed it: the watchdog waited long enough for the app.
            if let message = report.message, message.hasPrefix(BusyApp.words), interruption.received == nil {
                return .broken(busy(place ?? exercise.onlyFile, "timed out: \(message)"))
            }
            guard [SIGINT, SIGQUIT, SIGTERM].contains(signal) || interruption.received != nil else {
                let lines = (crashed?.doubt ?? []) + report.advice
                return .broken(Finding(place: place, what: "crashed: \(report.text)", name: nil, lines: lines))
            }
            return .interrupted(place.map { busy($0, "stopped while the app was busy here") })
        }
    }

    private func busy(_ place: String?, _ what: String) -> Finding {
        Finding(place: place, what: what, name: nil, lines: [("look", CrashReport.whatToLookForInALoop)])
    }
}
