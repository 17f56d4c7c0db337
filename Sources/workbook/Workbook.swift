import Commands
import Course
import Learning

/// The command that a learner types; it starts WorkbookTools for the other words.
enum Workbook: CommandProgram {
    static let commands: [any Subcommand.Type] = [
        ListCommand.self, ReadCommand.self, PlayCommand.self, CheckCommand.self, WatchCommand.self, HintCommand.self,
        ResetCommand.self, SolutionCommand.self, DiffCommand.self, HelpCommand.self,
    ]

    static func runBare(_ session: Session) async throws -> ExitStatus {
        try await StatusCommand.run(Arguments([], for: StatusCommand.self), session)
    }

    static func run(unknown name: String, _ arguments: [String], _ session: Session) async throws -> ExitStatus {
        if name == "--help" || name == "-h" {
            return try await HelpCommand.run(Arguments(arguments, for: HelpCommand.self), session)
        }
        guard let tool = Tool(rawValue: name) else {
            throw UsageError.unknownCommand(name, known: commands.map { $0.name } + Tool.allCases.map(\.rawValue))
        }
        try ToolProgram.start(tool, arguments, session)
    }

    static func status(of error: any Error) -> ExitStatus? {
        switch error {
        case is StepError: .usage
        case SolutionError.notPassed: .notPassed
        default: nil
        }
    }

    static func sarif(failure: String) -> String? { nil }
}
