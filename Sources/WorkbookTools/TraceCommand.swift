import Commands
import Journeys
import Pictures
import Running
import Tracing
import Typesetting

/// `workbook trace NN JOURNEY`: what the actors of a lesson's app say to each other on a journey.
enum TraceCommand: ToolCommand {
    static let tool = Tool.trace
    static let details = """
        Walks through the app as the journey does, with a probe on every connection between two actors, and prints what
        they say. What the app took from the clock is shown as <now> and <today>, so that a trace is the same tomorrow.
        A lesson about another app has journeys of its own, which `trace NN` names.

        --format json has `rung` (`number`, `title`, `folder`), `journey`, `title`, `participants` (`name`, `module`,
        `role`) and `steps`. A step has its `number`, what the `user` does, the `messages`, and the `screen` that is seen
        then, in lines. A message is `from` one actor `to` another and has its `text`; `said` is the `file` and `line` of
        the call, and `heard` that of the method. Either is null where the sources don't tell which line it is;
        `candidates` are the calls that it may be then.
        """
    static let formsTitle = "Journeys of the Items app"
    static let forms = Journey.all.map { (name: $0.id, text: $0.title) }
    static let options = [
        Option("--format", value: "FORMAT", "text, mermaid, svg or json; text unless told"),
        Option("--from", value: "N", "begins with the user's Nth step"),
        Option("--to", value: "N", "ends with the user's Nth step"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(2)
        guard let number = arguments.positional.first else {
            throw UsageError.missingArgument(
                command: name, expected: "the number of a lesson and a journey, as in: trace 13 add-item")
        }
        let format: TraceFormat = try arguments.choice("--format") ?? .text
        let (from, to) = (try arguments.number("--from", in: 1...999), try arguments.number("--to", in: 1...999))
        let catalogue = try session.catalogue()
        let lesson = try catalogue.lesson(number)
        try catalogue.requirePlayable(lesson)
        let journey = try arguments.positional.dropFirst().first.map { word in
            try Tracer.journey(word, ofRung: lesson.number)
        }
        let console = session.console
        if let refusal = try SeamSurvey.refusal(for: lesson, in: catalogue, width: console.columns) {
            console.print(refusal)
            return .done
        }
        guard let journey else {
            let known = RungApp(ofRung: lesson.number).journeys.map(\.id).joined(separator: ", ")
            throw UsageError.missingArgument(command: name, expected: "a journey: \(known)")
        }
        guard let whole = try RungProgram.trace(journey, of: lesson, in: catalogue.checkout, session) else {
            return .notPassed
        }
        let trace = try whole.part(from: from, to: to)
        switch format {
        case .text:
            let width = console.isTerminal ? console.columns : nil
            console.print(trace.lines(console.style, width: width).joined(separator: "\n"))
        case .mermaid: console.write(trace.mermaid)
        case .svg: console.write(trace.drawing.svg)
        case .json: console.write(try TraceReport(whole, from: from, to: to, of: lesson, in: catalogue.checkout).json)
        }
        return .done
    }
}
