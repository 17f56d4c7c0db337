import Typesetting

/// The texts of `help` and of `--help`.
package enum HelpPage {
    /// Returns the list of all commands.
    package static func overview(
        _ commands: [(name: String, synopsis: String, summary: String)], _ console: Console
    ) -> String {
        let style = console.style
        let rows = commands.map { command in
            ([command.name, command.synopsis].filter { !$0.isEmpty }.joined(separator: " "), command.summary)
        }
        var lines = [style.bold("swift run workbook"), "  where you are, what is next, what to type", ""]
        lines.append(style.bold("swift run workbook COMMAND"))
        lines += table(rows, console)
        lines += ["", style.bold("Everywhere")]
        lines += table(
            [("COMMAND --help", "what that command takes"), ("--version", "the version of the workbook")], console)
        lines += ["", style.bold("Exit status")]
        lines += TextColumns.wrap(
            "0 done or passed, 1 not passed, 2 typed wrongly, 3 something is missing or broken, 130 Ctrl-C.",
            width: console.columns - 2
        ).map { "  " + $0 }
        return lines.joined(separator: "\n")
    }

    /// Returns the help for one command.
    package static func text(of command: any Subcommand.Type, _ console: Console) -> String {
        let style = console.style
        let options = command.options + Option.common
        let usage = ["swift run workbook", command.name, command.synopsis, "[OPTIONS]"].filter { !$0.isEmpty }
        var lines = [style.bold(usage.joined(separator: " ")), ""]
        for paragraph in [command.summary, command.details] where !paragraph.isEmpty {
            lines += TextColumns.wrap(paragraph, width: console.columns - 2).map { "  " + $0 }
        }
        if !command.forms.isEmpty { lines += ["", style.bold(command.formsTitle)] + table(command.forms, console) }
        lines += ["", style.bold("Options")]
        lines += table(
            options.map { ([$0.name, $0.value ?? ""].filter { !$0.isEmpty }.joined(separator: " "), $0.summary) },
            console)
        return lines.joined(separator: "\n")
    }

    private static func table(_ rows: [(name: String, text: String)], _ console: Console) -> [String] {
        TwoColumns.lines(rows, style: console.style, width: console.columns)
    }
}
