import Commands
import Course

/// `workbook glossary [WORD]`: lists the words of the glossary, or explains one of them.
enum GlossaryCommand: Subcommand {
    static let name = "glossary"
    static let synopsis = "[WORD]"
    static let summary = "the words of the lessons, or what one of them means"
    static let details = "On a terminal, read underlines the words that are explained here."
    static let options = [Option("--no-pager", "prints all of it at once")]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let glossary = Glossary(try session.catalogue().text(of: Glossary.path))
        let console = session.console
        let lines: [String]
        if arguments.positional.isEmpty {
            lines = GlossaryPage.lines(glossary, style: console.style, width: console.columns)
        } else {
            let entry = try glossary.entry(for: arguments.positional.joined(separator: " "))
            lines = MarkdownPage.lines(
                entry.text, in: "Lessons", style: console.style, width: console.columns, room: console.room)
        }
        console.show(lines, isPaged: !arguments.has("--no-pager"), environment: session.environment)
        return .done
    }
}
