import AppBuilding
import Course
import Journeys
import Playing

/// The arguments of `trace`, for all programs that show the conversation of a lesson's app on a journey.
package struct TraceRequest {
    /// The lesson whose app is traced.
    package let lesson: Lesson
    /// The course that has the lesson.
    package let catalogue: Catalogue
    /// The first and last of the user's steps to show, counted from 1; nil for no limit.
    package let steps: (from: Int?, to: Int?)
    private let journey: String?

    /// The title of the list of journeys in the help.
    package static let formsTitle = "Journeys of the Items app"
    /// The journeys that can be typed, with their titles.
    package static let forms = Journey.all.map { (name: $0.id, text: $0.title) }
    /// The options of `trace`, in all programs.
    package static let options = [
        Option("--format", value: "FORMAT", "text, mermaid, svg or json; text unless told"),
        Option("--from", value: "N", "begins with the user's Nth step"),
        Option("--to", value: "N", "ends with the user's Nth step"),
    ]
    /// The text for the help.
    package static let details = """
        Walks through the app as the journey does, with a probe on every connection between two actors, and prints what
        they say. What the app took from the clock is shown as <now> and <today>, so that a trace is the same tomorrow.
        A lesson about another app has journeys of its own, which `trace NN` names.

        --format json has `rung` (`number`, `title`, `folder`), `journey`, `title`, `participants` (`name`, `module`,
        `role`) and `steps`. A step has its `number`, what the `user` does, the `messages`, and the `screen` that is seen
        then, in lines. A message is `from` one actor `to` another and has its `text`; `said` is the `file` and `line` of
        the call, and `heard` that of the method. Either is null where the sources don't tell which line it is;
        `candidates` are the calls that it may be then.
        """

    /// Reads the arguments, without tracing anything.
    package init(_ arguments: Arguments, _ session: Session) throws {
        try arguments.atMost(2)
        guard let number = arguments.positional.first else {
            throw UsageError.missingArgument(
                command: Tool.trace.name, expected: "the number of a lesson and a journey, as in: trace 13 add-item")
        }
        steps = (try arguments.number("--from", in: 1...999), try arguments.number("--to", in: 1...999))
        catalogue = try session.catalogue()
        lesson = try catalogue.lesson(number)
        try catalogue.requirePlayable(lesson)
        journey = arguments.positional.dropFirst().first
    }

    /// The result of a trace.
    package enum Outcome {
        /// The whole conversation.
        case trace(Trace)
        /// There is no conversation; the reason was printed, and the command exits with this status.
        case refused(ExitStatus)
    }

    /// Traces the journey, and builds the lesson's app if something changed.
    package func run(_ session: Session) throws -> Outcome {
        let journey = try journey.map { try Tracer.journey($0, ofRung: lesson.number) }
        if let refusal = try SeamSurvey.refusal(for: lesson, in: catalogue, width: session.console.columns) {
            session.console.print(refusal)
            return .refused(.done)
        }
        guard let journey else {
            let known = RungApp(ofRung: lesson.number).journeys.map(\.id).joined(separator: ", ")
            throw UsageError.missingArgument(command: Tool.trace.name, expected: "a journey: \(known)")
        }
        let trace = try RungProgram.trace(journey, of: lesson, in: catalogue.checkout, session)
        return trace.map { .trace($0) } ?? .refused(.notPassed)
    }
}
