import AppBuilding
import Commands
import Course
import Journeys
import Playing
import Processes

/// `workbook play NN`: runs a lesson's or an exercise's app, by hand or with piped lines.
enum PlayCommand: Subcommand {
    static let name = "play"
    static let synopsis = "NN|NNx"
    static let summary = "runs a lesson's app here in the terminal, or an exercise's with your code in it"
    static let details = """
        What you store is kept in .workbook/play, for the next time; --fresh begins anew. With lines on the standard
        input, each line is done and the screen that it leads to is printed. A line that can't be done is told on the
        standard error; the next one is done all the same, and the exit status is 1. play 12.1 runs the app after lesson
        12's first step. Lesson 17's app is a terminal
        program itself and says on each screen what can be typed; what is listed below is for the others.
        """
    static let forms = PlayLine.manual
    static let options = [
        Option("--fresh", "deletes what you stored in that app before, and begins anew"),
        Option(
            "--server", value: "HOW",
            "for an app that asks one: answers, refuses, slow, down or nonsense; a line such as server down changes it"),
        Option("--trace", "tells after each line what the app's actors said to each other"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let typed = try arguments.single("the number of a lesson or an exercise, as in: play 12 or play 12a")
        let behavior: SocialStub.Behavior? = try arguments.choice("--server")
        let catalogue = try session.catalogue()
        let number = try catalogue.label(typed)
        if ExerciseNumber(number) != nil {
            if behavior != nil { throw UsageError.conflict("An exercise's app asks no server.", command: name) }
            if arguments.has("--trace") {
                throw UsageError.conflict("play traces lessons; exercises have no probes.", command: name)
            }
            return try ExercisePlay.run(number, anew: arguments.has("--fresh"), in: catalogue, session)
        }
        let lesson = try catalogue.state(number, for: Self.self)
        try catalogue.requirePlayable(lesson)
        let app = RungApp(ofRung: lesson.number)
        if behavior != nil, !app.hasServer {
            throw UsageError.conflict("The app of lesson \(lesson.label) asks no server.", command: name)
        }
        var refusal: String?
        if arguments.has("--trace") {
            refusal = try SeamSurvey.refusal(for: lesson, in: catalogue, width: session.console.columns)
        }
        guard case .program(let program) = try RungProgram.of(lesson, in: catalogue.checkout, session) else {
            return .notPassed
        }
        session.remember(in: catalogue.checkout) { $0.lessonsPlayed.insert(lesson.number) }
        let folder = PlayFolder(lesson: lesson, in: catalogue.checkout, anew: arguments.has("--fresh"))
        if let notice = folder.notice { session.console.complain(notice) }
        if app == .report { try ExampleReport.store(in: folder.url) }
        let isTraced = arguments.has("--trace") && refusal == nil
        // With piped lines, only the screens are the output.
        let kept = session.console.isByHand ? folder.greeting : nil
        // Below the app there must be room for the longest conversation after one line of a trace, and for the server's
        // behavior.
        let beneath = (isTraced ? 14 : 0) + (app.hasServer ? 2 : 0)
        let words = self.arguments(
            folder, greeting: refusal ?? kept, size: size(session.console, beneath: beneath),
            width: session.console.columns, session.console, server: behavior?.rawValue
        ).words
        try Successor.start(
            program, [isTraced ? "play-traced" : "play"] + words, environment: session.environment)
    }

    /// Returns the arguments of the program that plays.
    static func arguments(
        _ folder: PlayFolder, greeting: String?, size: TerminalSize, width: Int, _ console: Console,
        server: String? = nil
    ) -> PlayArguments {
        PlayArguments(
            folder: folder.url, columns: size.columns, lines: size.rows, width: width,
            isColored: console.style.isColored, isByHand: console.isByHand, greeting: greeting,
            server: server)
    }

    /// Returns the size of an app's screen; on a terminal, the choices are printed below it.
    static func size(_ console: Console, beneath: Int = 0) -> TerminalSize {
        let lines = console.isByHand ? console.rows - 5 - beneath : console.rows
        return TerminalSize(columns: min(console.columns, 80), rows: max(min(lines, 30), 10))
    }
}
