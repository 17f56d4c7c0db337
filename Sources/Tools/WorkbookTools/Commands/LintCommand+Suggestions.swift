import Commands

extension LintCommand {
    /// Prints the proposed file, ready to be saved, and the reasons on standard error.
    static func suggestRoles(
        _ linter: Linter, _ arguments: Arguments, _ console: Console
    ) throws -> ExitStatus {
        let fitting = ["--suggest-roles", "--architecture", "--exclude"]
        for option in options.map(\.name) where !fitting.contains(option) {
            if arguments.has(option) {
                throw UsageError.conflict(
                    "--suggest-roles tries no rules, so \(option) means nothing beside it.", command: name)
            }
        }
        let suggestions = try linter.roleSuggestions()
        console.print(suggestions.names.json)
        console.complain(LintSuggestions.reasons(suggestions))
        return .done
    }
}
