/// `workbook help [COMMAND]`: what can be typed.
enum HelpCommand: Subcommand {
    static let name = "help"
    static let synopsis = "[COMMAND]"
    static let summary = "all commands, or one of them"

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        if let name = arguments.positional.first {
            session.console.print(HelpPage.text(of: try Workbook.command(name), session.console))
        } else {
            session.console.print(HelpPage.overview(session.console))
        }
        return .done
    }
}
