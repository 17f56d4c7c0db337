import AppBuilding
import Checking
import Course
import Foundation
import Journeys
import Playing
import Processes

/// The program that plays and traces a lesson's app, for the commands that run one.
package enum RungProgram {
    /// The result of preparing the program.
    package enum Outcome {
        /// The program, built now or before.
        case program(URL)
        /// The lesson's code doesn't compile, and the errors were printed.
        case notCompiled
    }

    /// Returns the program; builds it if something changed, and shows that on a terminal.
    package static func of(_ lesson: Lesson, in checkout: Checkout, _ session: Session) throws -> Outcome {
        let build = RungBuild(lesson, in: checkout, environment: session.environment)
        if let program = build.builtBefore { return .program(program) }
        let console = session.console
        let interruption = Interruption()
        defer { interruption.stop() }
        console.progress(build.announcement)
        let outcome = try build.run(interruption) {
            console.progress("Waiting for another swift build of this folder to end")
        }
        console.endProgress()
        switch outcome {
        case .built(let program): return .program(program)
        case .notCompiled(let findings):
            show(findings, of: lesson, console)
            return .notCompiled
        }
    }

    /// Returns the conversation on a journey through the lesson's app, or nil if its code doesn't compile; the errors
    /// are printed.
    package static func trace(
        _ journey: Journey, of lesson: Lesson, in checkout: Checkout, _ session: Session
    ) throws -> Trace? {
        guard case .program(let program) = try of(lesson, in: checkout, session) else { return nil }
        let interruption = Interruption()
        defer { interruption.stop() }
        return try RungTrace.run(
            program, journey, of: lesson, in: checkout, environment: session.environment, interruption,
            print: { session.console.print($0) })
    }

    /// Prints the findings in the form that `check` uses for an exercise that doesn't compile.
    private static func show(_ findings: [Finding], of lesson: Lesson, _ console: Console) {
        let (shown, style) = (findings.prefix(VerdictReport.shownFindings), console.style)
        var parts = shown.map { $0.text(style, width: console.columns, isTerminal: console.isTerminal) }
        if findings.count > shown.count { parts.append("And \(findings.count - shown.count) more.") }
        parts.append("\(style.bold("\(lesson.label) \(lesson.name)")): \(style.bad("does not compile"))")
        console.print(parts.joined(separator: "\n\n"))
    }
}
