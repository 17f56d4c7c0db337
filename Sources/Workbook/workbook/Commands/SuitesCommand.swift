import Checking
import Commands
import Course
import Processes

/// `workbook test NN`: runs the suites of one lesson or exercise, with the output of `swift test`.
enum SuitesCommand: Subcommand {
    static let name = "test"
    static let synopsis = "[NN|NNx]"
    static let summary = "runs the suites of one lesson or exercise, and shows what the code prints"
    static let details = """
        Builds nothing else, so it takes seconds where swift test takes minutes. Of an exercise, it runs the locked suite
        and your own tests; without a number, those of the exercise that you are at. test 12.1 tries the app after lesson
        12's first step. What is printed is swift test's own
        output. For what is missing and why, type check.
        """
    static let options = [
        Option("--filter", value: "NAME", "runs only the tests whose suite or function has that in its name")
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let catalogue = try session.catalogue()
        let scope = try scope(arguments.positional.first, catalogue, session)
        let run = SuiteRun(
            of: scope, filters: arguments.values("--filter"), in: catalogue.checkout,
            toolchain: try Toolchain(environment: session.environment), environment: session.environment)
        // A line that stays on the screen, because the output of `swift test` follows below it.
        session.console.complain(BuildTimes(in: catalogue.checkout).announcement(scope.name))
        try Successor.start(run.program, run.arguments, environment: run.environment)
    }

    private static func scope(_ typed: String?, _ catalogue: Catalogue, _ session: Session) throws -> TestScope {
        let label = try typed.map(catalogue.label)
        if let label, ExerciseNumber(label) == nil { return .of(try catalogue.state(label, for: Self.self)) }
        return .of(try session.exercise(label, in: catalogue, for: Self.self))
    }
}
