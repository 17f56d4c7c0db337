import Checking
import Commands
import Course
import Foundation
import Processes
import Typesetting

/// `workbook check NNx`: reports what an exercise still lacks, and why.
enum CheckCommand: Subcommand {
    static let name = "check"
    static let synopsis = "[NNx...]"
    static let summary = "builds and tests exercises, and says what is missing and why"
    static let details = """
        Without a number or a name, checks the exercise that you are at. Only what is checked is built, so an exercise that
        does not compile never stands in the way of another. Exits with 0 when everything passed, else with 1.
        What your code prints comes first, each line once; `test` shows all of it.
        """
    static let options = [
        Option("--all", "checks every exercise"),
        Option("--all-findings", "shows everything that is wrong, not only the first \(VerdictReport.shownFindings)"),
        Option(
            "--timeout", value: "SECONDS",
            "how long a test may run without coming to its end; \(Checker.defaultTimeout) unless told"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let timeout = try arguments.number("--timeout", in: 1...86_400) ?? Checker.defaultTimeout
        let catalogue = try session.catalogue()
        let exercises = try chosen(arguments, catalogue, session)
        let toolchain = try Toolchain(environment: session.environment)
        let interruption = Interruption()
        defer { interruption.stop() }
        var passed = 0
        var notice: String?
        for (index, exercise) in exercises.enumerated() {
            let checker = Checker(
                exercise, in: catalogue.checkout, toolchain: toolchain, environment: session.environment,
                timeout: timeout, interruption: interruption, progress: session.console.progress)
            // Taken before the build, so that an edit during the build doesn't count as checked.
            let fingerprint = Fingerprint.of(exercise, in: catalogue.checkout)
            let verdict = try checker.run()
            session.console.endProgress()
            if index > 0 { session.console.print() }
            session.console.show(verdict, in: catalogue.checkout, showsAll: arguments.has("--all-findings"))
            // Saved at once, so that Ctrl-C during the next check doesn't lose this verdict.
            notice = session.remember(in: catalogue.checkout) {
                $0.remember(verdict, fingerprint: fingerprint, date: Date())
            }
            if verdict.hasPassed { passed += 1 }
        }
        if exercises.count > 1 {
            session.console.print("\n\(passed) of \(exercises.count) exercises passed")
        } else if passed == 1 {
            sayWhatIsNext(after: exercises[0], in: catalogue, session)
        }
        if let notice { session.console.complain(notice) }
        let isAll = arguments.has("--all")
        if isAll { session.mention(catalogue.problems) }
        return passed == exercises.count && !(isAll && !catalogue.problems.isEmpty) ? .done : .notPassed
    }

    private static func sayWhatIsNext(after exercise: Exercise, in catalogue: Catalogue, _ session: Session) {
        let console = session.console
        let next = NextStep(LearningPath(catalogue, progress: session.progress(in: catalogue.checkout)))
        let solution = "Where the reference differs from yours, and why: swift run workbook solution \(exercise.label)"
        let lines = NextStepPage.lines(next, isWatching: false, style: console.style, width: console.columns)
        console.print("\n" + (TextColumns.wrap(solution, width: console.columns) + lines).joined(separator: "\n"))
    }

    /// Returns the named exercises, each once, or without a name the exercise that the learner is at.
    private static func chosen(
        _ arguments: Arguments, _ catalogue: Catalogue, _ session: Session
    ) throws -> [Exercise] {
        if arguments.has("--all") {
            if !arguments.positional.isEmpty {
                throw UsageError.conflict("check takes numbers or --all, not both.", command: name)
            }
            return catalogue.exercises
        }
        if arguments.positional.isEmpty { return [try session.exercise(nil, in: catalogue, for: Self.self)] }
        var exercises: [Exercise] = []
        for exercise in try arguments.positional.map({ try catalogue.exercise($0, for: Self.self) })
        where !exercises.contains(exercise) {
            exercises.append(exercise)
        }
        return exercises
    }
}
