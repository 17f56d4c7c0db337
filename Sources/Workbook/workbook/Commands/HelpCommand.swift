import Commands

/// `workbook help [COMMAND]`: lists the commands, or explains one of them.
enum HelpCommand: Subcommand {
    static let name = "help"
    static let synopsis = "[COMMAND]"
    static let summary = "all commands, or one of them"

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        guard let name = arguments.positional.first else {
            let own = Workbook.commands.filter { $0.name != Self.name }.map { ($0.name, $0.synopsis, $0.summary) }
            let tools = Workbook.tools.map { ($0.name, $0.synopsis, $0.summary) }
            session.console.print(
                HelpPage.overview(own + tools + [(Self.name, synopsis, summary)], session.console))
            return .done
        }
        guard let command = Workbook.commands.first(where: { $0.name == name }) else {
            return try await Workbook.run(unknown: name, ["--help"], session)
        }
        session.console.print(HelpPage.text(of: command, session.console))
        return .done
    }
}
