import Checking
import Commands
import Course

/// `workbook` without arguments: shows where the learner is, what is next, and what to type.
enum StatusCommand: Subcommand {
    static let name = ""
    static let synopsis = ""
    static let summary = "where you are, what is next, what to type"

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let catalogue = try session.catalogue()
        let progress = session.progress(in: catalogue.checkout)
        let path = LearningPath(catalogue, progress: progress)
        let lines = StatusPage.lines(path, style: session.console.style, width: session.console.columns)
        session.console.print(lines.joined(separator: "\n"))
        session.mention(catalogue.problems)
        guard session.hasScreen, let exercise = path.nextExercise else { return .done }
        session.console.print()
        for line in WatchScreen.keys(session.console.style, width: session.console.columns) {
            session.console.print(line)
        }
        var loop = WatchLoop(
            at: exercise, of: catalogue, showing: .status(path), timeout: Checker.defaultTimeout, session)
        let state = ExerciseState(of: exercise, in: catalogue.checkout, progress: progress)
        return loop.run(checkingFirst: state.needsCheck)
    }
}
