import Checking
import Course
import Foundation
import Playing
import Processes

/// A program of commands as a function: arguments and a session in, printing and an exit status out.
package protocol CommandProgram: SendableMetatype {
    /// Every command, in the order that the help shows them.
    static var commands: [any Subcommand.Type] { get }

    /// What is done when no command was typed.
    static func runBare(_ session: Session) async throws -> ExitStatus
    /// What is done with a word that is none of the commands.
    static func run(unknown name: String, _ arguments: [String], _ session: Session) async throws -> ExitStatus
    /// The status of an error that only this program's commands throw; nil for all others.
    static func status(of error: any Error) -> ExitStatus?
    /// A report of failure as SARIF; nil where no command makes such reports.
    static func sarif(failure: String) throws -> String?
}

/// The version that `--version` prints.
package let workbookVersion = "0.1.0"

extension CommandProgram {
    /// Does what the process was asked for, and ends it.
    package static func run() async -> Never {
        // A reader that goes away, as `head` does, ends the output and not the command.
        signal(SIGPIPE, SIG_IGN)
        exit(await run(Array(CommandLine.arguments.dropFirst()), .ofThisProcess()).rawValue)
    }

    /// Does what the arguments ask for; every error ends here, in words.
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
