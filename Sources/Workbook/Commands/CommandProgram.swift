import Checking
import Course
import Foundation
import Playing
import Processes

/// A program with commands as a function: arguments and a session as the input, printed text and an exit status as the
/// output.
package protocol CommandProgram: SendableMetatype {
    /// All commands, in the order of the help.
    static var commands: [any Subcommand.Type] { get }

    /// Runs the program without a command.
    static func runBare(_ session: Session) async throws -> ExitStatus
    /// Handles a word that isn't one of the commands.
    static func run(unknown name: String, _ arguments: [String], _ session: Session) async throws -> ExitStatus
    /// Returns the exit status of an error that only this program's commands throw, or nil for any other error.
    static func status(of error: any Error) -> ExitStatus?
    /// Returns a report of failure as SARIF, or nil if no command writes such reports.
    static func sarif(failure: String) throws -> String?
}

/// The version that `--version` prints.
package let workbookVersion = "0.1.0"

extension CommandProgram {
    /// Runs the command that the process was started with, and exits.
    package static func run() async -> Never {
        // If the reader closes the pipe, as `head` does, only the output stops and not the command.
        signal(SIGPIPE, SIG_IGN)
        exit(await run(Array(CommandLine.arguments.dropFirst()), .ofThisProcess()).rawValue)
    }

    /// Runs the command in the arguments, and prints every error as text.
    private static func run(_ arguments: [String], _ session: Session) async -> ExitStatus {
        do {
            return try await dispatch(arguments, session)
        } catch {
            session.console.endProgress()
            session.console.complain("\(error)")
            let status = status(of: error) ?? commonStatus(of: error)
            if let report = try? FailureReport.text(error, status, arguments: arguments, sarif: sarif) {
                session.console.print(report)
            }
            return status
        }
    }

    private static func dispatch(_ arguments: [String], _ session: Session) async throws -> ExitStatus {
        guard let name = arguments.first else { return try await runBare(session) }
        let rest = Array(arguments.dropFirst())
        if name == "--version" || name == "-v" {
            session.console.print("workbook \(workbookVersion)")
            return .done
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            return try await run(unknown: name, rest, session)
        }
        let typed = try Arguments(rest, for: command)
        if typed.has("--help") {
            session.console.print(HelpPage.text(of: command, session.console))
            return .done
        }
        return try await command.run(typed, session)
    }

    private static func commonStatus(of error: any Error) -> ExitStatus {
        switch error {
        case is UsageError, CatalogueError.noLesson, CatalogueError.noStep, CatalogueError.noExercise,
            CatalogueError.noName, CatalogueError.otherKind, CatalogueError.severalNames, PlayError.notPlayable,
            PlayError.aboutAnother, PlayError.noApp, TraceError.noJourney, TraceError.noSteps:
            .usage
        case TraceError.failed: .notPassed
        case CheckError.process(.interrupted), ProcessError.interrupted: .interrupted
        default: .missing
        }
    }
}
