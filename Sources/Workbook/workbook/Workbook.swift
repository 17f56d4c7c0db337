import Commands
import Course

/// The command for learners, which starts other programs for the other subcommands.
enum Workbook: CommandProgram {
    static let commands: [any Subcommand.Type] = [
        ListCommand.self, ReadCommand.self, GlossaryCommand.self, PlayCommand.self, CheckCommand.self,
        SuitesCommand.self, WatchCommand.self, HintCommand.self, ResetCommand.self, SolutionCommand.self,
        DiffCommand.self, TraceCommand.self, HelpCommand.self,
    ]
    /// The commands of other programs.
    static var tools: [Tool] { Tool.all.filter { tool in !commands.contains { $0.name == tool.name } } }

    static func runBare(_ session: Session) async throws -> ExitStatus {
        try await StatusCommand.run(Arguments([], for: StatusCommand.self), session)
    }

    static func run(unknown name: String, _ arguments: [String], _ session: Session) async throws -> ExitStatus {
        if name == "--help" || name == "-h" {
            return try await HelpCommand.run(Arguments(arguments, for: HelpCommand.self), session)
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw UsageError.unknownCommand(name, known: commands.map { $0.name } + tools.map(\.name))
        }
        try ToolProgram.start(tool, arguments, session)
    }

    static func status(of error: any Error) -> ExitStatus? {
        switch error {
        case is StepError, is GlossaryError: .usage
        case SolutionError.notPassed: .notPassed
        default: nil
        }
    }

    static func sarif(failure: String) -> String? { nil }
}
