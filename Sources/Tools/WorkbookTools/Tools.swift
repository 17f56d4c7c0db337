import Commands

/// The program with the commands that lessons ask their readers to type.
enum Tools: CommandProgram {
    static let commands: [any Subcommand.Type] = [
        AppCommand.self, DrawnTraceCommand.self, DiagramCommand.self, RulesCommand.self, LintCommand.self,
        NewModuleCommand.self, SpyCommand.self, CompareCommand.self,
    ]

    static func runBare(_ session: Session) throws -> ExitStatus {
        throw UsageError.noCommand(known: commands.map { $0.name })
    }

    static func run(unknown name: String, _ arguments: [String], _ session: Session) throws -> ExitStatus {
        throw UsageError.unknownCommand(name, known: commands.map { $0.name })
    }

    static func status(of error: any Error) -> ExitStatus? {
        switch error {
        case DeviceAppError.notPassed: .notPassed
        case DeviceAppError.noFolder, DeviceAppError.notOurs, DeviceAppError.edited: .usage
        case is ScaffoldError, is ControllerError, is SpyError, DiagramError.noModule, PackageDiagramError.noPackage,
            PackageDiagramError.noTarget, PackageDiagramError.noModules:
            .usage
        case let error where Linter.isWrongUsage(error): .usage
        default: nil
        }
    }

    static func sarif(failure: String) throws -> String? {
        try LintSARIF.text(failure: failure, version: workbookVersion)
    }
}
