import Checking
import Commands
import Course
import Processes

/// `workbook test NN`: the suites of one lesson or one exercise, as `swift test` prints them.
enum SuitesCommand: Subcommand {
    static let name = "test"
    static let synopsis = "[NN|NNx]"
    static let summary = "runs the suites of one lesson or exercise, and shows what the code prints"
    static let details = """
        Builds nothing else, so it takes seconds where swift test takes minutes. Of an exercise, it runs the locked suite
        and your own tests; without a number, those of the exercise that you are at. What is printed is swift test's own
        output. For what is missing and why, type check.
        """
    static let options = [
        Option("--filter", value: "NAME", "runs only the tests whose suite or function has that in its name")
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let catalogue = try session.catalogue()
        let scope = try scope(arguments.positional.first, catalogue, session.progress(in: catalogue.checkout))
        let run = SuiteRun(
            of: scope, filters: arguments.values("--filter"), in: catalogue.checkout,
            toolchain: try Toolchain(environment: session.environment), environment: session.environment)
        session.console.announce(BuildTimes(in: catalogue.checkout).announcement(scope.name))
        session.console.endProgress()
        try Successor.start(run.program, run.arguments, environment: run.environment)
    }

    private static func scope(_ typed: String?, _ catalogue: Catalogue, _ progress: ProgressRecord) throws -> TestScope
    {
        guard let typed else {
            guard let exercise = LearningPath(catalogue, progress: progress).currentExercise else {
                throw UsageError.missingArgument(
                    command: name, expected: "the number of a lesson or an exercise, as in: test 12 or test 12a")
            }
            return .of(exercise)
        }
        let number = try catalogue.label(typed)
        return ExerciseNumber(number) == nil
            ? .of(try catalogue.lesson(number, for: Self.self)) : .of(try catalogue.exercise(number, for: Self.self))
    }
}
