import Commands
import Playing

/// `workbook trace NN JOURNEY`: shows, as text, the messages between the actors of a lesson's app on a journey.
enum TraceCommand: ToolCommand {
    static let tool = Tool.trace
    static let details = TraceRequest.details
    static let formsTitle = TraceRequest.formsTitle
    static let forms = TraceRequest.forms
    static let options = TraceRequest.options

    /// The formats that another program draws.
    private static let drawn = ["mermaid", "svg", "json"]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        if let format = try arguments.choice("--format", of: ["text"] + drawn), format != "text" {
            try ToolProgram.start(.trace, arguments.typed, session)
        }
        let request = try TraceRequest(arguments, session)
        switch try request.run(session) {
        case .refused(let status): return status
        case .trace(let whole): try show(whole, request, session.console)
        }
        return .done
    }

    private static func show(_ whole: Trace, _ request: TraceRequest, _ console: Console) throws {
        let trace = try whole.part(from: request.steps.from, to: request.steps.to)
        console.print(
            trace.lines(console.style, width: console.isTerminal ? console.columns : nil).joined(separator: "\n"))
    }
}
