import Classroom
import Course
import Grading
import Learning
import Linting
import Pictures
import Playing
import Processes
import Refactoring
import Scaffolding
import Tracing

/// The command as a function: arguments and a session in, printing and an exit status out.
enum Workbook {
    /// The version that `--version` prints.
    static let version = "0.1.0"

    /// Every command, in the order that the help shows them.
    static let commands: [any Subcommand.Type] = [
        ListCommand.self, ReadCommand.self, PlayCommand.self, CheckCommand.self, WatchCommand.self, HintCommand.self,
        ResetCommand.self, SolutionCommand.self, TraceCommand.self, DiagramCommand.self, DiffCommand.self,
        RulesCommand.self, LintCommand.self, NewModuleCommand.self, SpyCommand.self, CompareCommand.self,
        HandoutCommand.self, GradeCommand.self, VerifyCommand.self, HelpCommand.self,
    ]

    /// Does what the arguments ask for; every error ends here, in words.
    static func run(_ arguments: [String], _ session: Session) async -> ExitStatus {
        do {
            return try await dispatch(arguments, session)
        } catch {
            session.console.endProgress()
            session.console.complain("\(error)")
            let status = status(of: error)
            if let report = try? FailureReport.text(error, status, arguments: arguments) {
                session.console.print(report)
            }
            return status
        }
    }

    private static func dispatch(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
        guard let name = arguments.first else {
            return try await StatusCommand.run(Arguments([], for: StatusCommand.self), session)
        }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "--version", "-v":
            session.console.print("workbook \(version)")
            return .done
        case "--help", "-h":
            return try await HelpCommand.run(Arguments(rest, for: HelpCommand.self), session)
        default:
            let command = try command(name)
            let arguments = try Arguments(rest, for: command)
            if arguments.has("--help") {
                session.console.print(HelpPage.text(of: command, session.console))
                return .done
            }
            return try await command.run(arguments, session)
        }
    }

    /// The command of that name.
    static func command(_ name: String) throws(UsageError) -> any Subcommand.Type {
        if let command = commands.first(where: { $0.name == name }) { return command }
        throw .unknownCommand(name, known: commands.map { $0.name })
    }

    private static func status(of error: any Error) -> ExitStatus {
        switch error {
        case is UsageError, is ScaffoldError, is ControllerError, is SpyError, CatalogueError.noLesson,
            CatalogueError.noExercise,
            PlayError.notPlayable, PlayError.contractsAlone, PlayError.aboutAnother, PlayError.noApp,
            TraceError.noJourney, TraceError.noSteps, TraceError.unbuilt, DiagramError.noModule,
            is StepError, PackageDiagramError.noPackage, PackageDiagramError.noTarget, PackageDiagramError.noModules:
            .usage
        case TraceError.failed, SolutionError.notPassed: .notPassed
        case let error where Linter.isWrongUsage(error): .usage
        case HandoutError.occupied, HandoutError.inCheckout, HandoutError.noAutograder, GradeError.noSuchPlace,
            GradeError.notSubmissions, GradeError.noSubmissions:
            .usage
        case CheckError.process(.interrupted), ProcessError.interrupted, GradeError.check(.process(.interrupted)):
            .interrupted
        default: .missing
        }
    }
}
