import Classroom
import Commands
import Linting
import Pictures
import Refactoring
import Scaffolding
import SpyWriting

/// The commands that `workbook` does not do itself, in a program of their own.
enum Tools: CommandProgram {
    static let commands: [any Subcommand.Type] = Tool.allCases.map { command(for: $0) }

    static func runBare(_ session: Session) throws -> ExitStatus {
        throw UsageError.noCommand(known: commands.map { $0.name })
    }

    static func run(unknown name: String, _ arguments: [String], _ session: Session) throws -> ExitStatus {
        throw UsageError.unknownCommand(name, known: commands.map { $0.name })
    }

    static func status(of error: any Error) -> ExitStatus? {
        switch error {
        case is ScaffoldError, is ControllerError, is SpyError, DiagramError.noModule, PackageDiagramError.noPackage,
            PackageDiagramError.noTarget, PackageDiagramError.noModules, HandoutError.occupied,
            HandoutError.inCheckout, HandoutError.noAutograder, GradeError.noSuchPlace, GradeError.notSubmissions,
            GradeError.noSubmissions:
            .usage
        case let error where Linter.isWrongUsage(error): .usage
        case GradeError.check(.process(.interrupted)): .interrupted
        default: nil
        }
    }

    static func sarif(failure: String) throws -> String? {
        try LintSARIF.text(failure: failure, version: workbookVersion)
    }

    private static func command(for tool: Tool) -> any ToolCommand.Type {
        switch tool {
        case .trace: TraceCommand.self
        case .diagram: DiagramCommand.self
        case .rules: RulesCommand.self
        case .lint: LintCommand.self
        case .newModule: NewModuleCommand.self
        case .spy: SpyCommand.self
        case .compare: CompareCommand.self
        case .handout: HandoutCommand.self
        case .grade: GradeCommand.self
        case .verify: VerifyCommand.self
        }
    }
}
