import Commands
import Pictures
import Typesetting

extension DiagramCommand {
    /// `workbook diagram --package [PATH]`: the picture on the standard output; in a format for programs, what is wrong
    /// goes to the standard error.
    static func package(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
        for option in ["--architecture", "--module", "--write"] where arguments.has(option) {
            throw UsageError.conflict("--package takes no \(option).", command: name)
        }
        try arguments.atMost(1)
        let format: PictureFormat = try arguments.choice("--format") ?? .text
        let diagram = try PackageDiagram(
            path: arguments.positional.first, in: session.folder, module: arguments.value("--folders"),
            includesTests: arguments.has("--tests"), environment: session.environment)
        let console = session.console
        switch format {
        case .text:
            let width = console.isTerminal ? console.room : nil
            console.print(diagram.lines(console.style, width: width).joined(separator: "\n"))
        case .mermaid: console.write(diagram.mermaid)
        case .svg: console.write(diagram.drawing.svg)
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
