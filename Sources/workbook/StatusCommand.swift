import WorkbookKit

/// The bare `workbook`: where you are, what is next, what to type.
enum StatusCommand: Subcommand {
    static let name = ""
    static let synopsis = ""
    static let summary = "where you are, what is next, what to type"

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let catalogue = try session.catalogue()
        let progress = session.progress(in: catalogue.checkout)
        let way = Way(catalogue, progress: progress)
        let style = session.console.style
        let width = session.console.columns
        var lines = [style.bold("The architecture workbook")]
        lines += TextColumns.wrap(
            "One app, from a massive view controller to VIPER-S: read a step, play it, do it yourself.", width: width)
        lines += ["", style.bold("Where you are")]
        lines += TextColumns.wrap(way.whereYouAre, width: width - 2).map { "  " + $0 }
        lines += ["", style.bold("Next")]
        lines += TextColumns.wrap(way.next, width: width - 2).map { "  " + $0 }
        lines += ["", style.bold("Type")]
        lines += TwoColumns.lines(way.commands, style: style, width: width)
        session.console.print(lines.joined(separator: "\n"))
        session.mention(catalogue.problems)
        return .done
    }
}
