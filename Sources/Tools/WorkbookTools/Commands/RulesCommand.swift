import Commands

/// `workbook rules [NAME]`: the rules about structure.
enum RulesCommand: ToolCommand {
    static let tool = Tool.rules

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let console = session.console
        if let name = arguments.positional.first {
            guard let page = RulePage.all.first(where: { $0.name == name }) else {
                throw UsageError.unknownRule(name, known: RulePage.all.map(\.name))
            }
            console.print(page.text(console.style, width: console.columns))
        } else {
            console.print(RulePage.list(console.style, width: console.columns))
        }
        return .done
    }
}
