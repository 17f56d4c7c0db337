import Commands
import Playing
import Typesetting

/// `workbook trace NN JOURNEY --format ...`: the conversation as a picture or for programs; `workbook` prints the text.
enum DrawnTraceCommand: ToolCommand {
    static let tool = Tool.trace
    static let details = TraceRequest.details
    static let formsTitle = TraceRequest.formsTitle
    static let forms = TraceRequest.forms
    static let options = TraceRequest.options

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let format: TraceFormat = try arguments.choice("--format") ?? .mermaid
        let request = try TraceRequest(arguments, session)
        let whole: Trace
        switch try request.run(session) {
        case .refused(let status): return status
        case .trace(let trace): whole = trace
        }
        let (from, to) = request.steps
        let trace = try whole.part(from: from, to: to)
        switch format {
        case .mermaid: session.console.write(trace.mermaid)
        case .svg: session.console.write(trace.drawing.svg)
        case .json:
            let report = try TraceReport(whole, from: from, to: to, of: request.lesson, in: request.catalogue.checkout)
            session.console.write(try report.json)
        }
        return .done
    }
}
