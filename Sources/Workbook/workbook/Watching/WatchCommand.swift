import Checking
import Commands
import Course
import Processes

/// `workbook watch [NN]`: checks an exercise again whenever a file is saved.
enum WatchCommand: Subcommand {
    static let name = "watch"
    static let synopsis = "[NNx]"
    static let summary = "checks an exercise again whenever you save, and says what comes next"
    static let details = """
        Without a number, watches the exercise that you are at. On a terminal, keys do the rest: e opens the first finding
        in the editor that VISUAL or EDITOR names, else in Xcode, VS Code or vi, and d shows the reference once you passed.
        Elsewhere it prints one verdict after the other until the input ends; the same letters on the input ask for the
        same.
        """
    static let formsTitle = "Keys"
    static let forms: [(name: String, text: String)] =
        WatchKey.manual.map { (name: $0.key, text: $0.text) } + [
            ("Enter", "back to the findings"), ("space, b", "the rest of a long page, and back"),
        ]
    static let options = [
        Option(
            "--timeout", value: "SECONDS",
            "how long a test may run without coming to its end; \(Checker.defaultTimeout) unless told")
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let timeout = try arguments.number("--timeout", in: 1...86_400) ?? Checker.defaultTimeout
        try arguments.atMost(1)
        let catalogue = try session.catalogue()
        let progress = session.progress(in: catalogue.checkout)
        let path = LearningPath(catalogue, progress: progress)
        let exercise: Exercise
        if let number = arguments.positional.first {
            exercise = try catalogue.exercise(number, for: Self.self)
        } else if let current = path.currentExercise {
            exercise = current
        } else {
            throw UsageError.missingArgument(command: name, expected: "the number of an exercise, as in: watch 12a")
        }
        _ = try Toolchain(environment: session.environment)
        let state = ExerciseState(of: exercise, in: catalogue.checkout, progress: progress)
        var loop = WatchLoop(
            at: exercise, of: catalogue, showing: .arrival(exercise, state, isChecking: true), timeout: timeout, session
        )
        return loop.run(checkingFirst: true)
    }
}
