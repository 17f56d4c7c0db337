import Commands

/// The commands that only authors and teachers type.
enum Workshop: CommandProgram {
    static let commands: [any Subcommand.Type] = [HandoutCommand.self, GradeCommand.self, VerifyCommand.self]

    static func runBare(_ session: Session) throws -> ExitStatus {
        throw UsageError.noCommand(known: commands.map { $0.name })
    }

    static func run(unknown name: String, _ arguments: [String], _ session: Session) throws -> ExitStatus {
        throw UsageError.unknownCommand(name, known: commands.map { $0.name })
    }

    static func status(of error: any Error) -> ExitStatus? {
        switch error {
        case HandoutError.occupied, HandoutError.inCheckout, HandoutError.noAutograder, HandoutError.shown,
            HandoutError.noHandout, GradeError.noSuchPlace, GradeError.notSubmissions, GradeError.noSubmissions,
            GradeError.noCourseFile, GradeError.noParticipants:
            .usage
        case GradeError.check(.process(.interrupted)), GradeError.interrupted: .interrupted
        default: nil
        }
    }

    static func sarif(failure: String) -> String? { nil }
}
