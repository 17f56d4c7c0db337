import Commands
import Typesetting

extension DiagramCommand {
    /// `workbook diagram --package [PATH]`: the diagram on standard output, followed by the errors as text.
    ///
    /// With Mermaid, the errors go to standard error.
    static func package(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
        for option in ["--architecture", "--module", "--write"] where arguments.has(option) {
            throw UsageError.conflict("--package takes no \(option).", command: name)
        }
        try arguments.atMost(1)
        let format: PictureFormat = try arguments.choice("--format") ?? .text
        if format == .svg {
            throw UsageError.conflict(
                "--package draws no svg. Use --format mermaid, which many sites draw.", command: name)
        }
        let diagram = try PackageDiagram(
            path: arguments.positional.first, in: session.folder, module: arguments.value("--folders"),
            includesTests: arguments.has("--tests"), environment: session.environment)
        let console = session.console
        if format == .mermaid {
            console.write(diagram.mermaid)
        } else {
            let width = console.isTerminal ? console.room : nil
            console.print(diagram.lines(console.style, width: width).joined(separator: "\n"))
        }
        for finding in diagram.report {
            guard format == .text else {
                console.complain(finding)
                continue
            }
            let lines = finding.split(separator: "\n").map(String.init)
            let fitted = lines.flatMap { TextColumns.fitted($0, width: console.room, breaksPaths: true) }
            console.print("\n" + (console.isTerminal ? fitted : lines).joined(separator: "\n"))
        }
        for file in diagram.unread { console.complain(file) }
        guard diagram.isSound else { return .notPassed }
        return diagram.unread.isEmpty ? .done : .missing
    }
}
