import Commands

/// `workbook diff NN`: shows the step from the previous rung to this one.
enum DiffCommand: Subcommand {
    static let name = "diff"
    static let synopsis = "NN"
    static let summary = "the step to a lesson: its code against the rung before, what moved or was renamed as such"
    static let details = """
        + is written, - is dropped, | stood elsewhere before, > stands elsewhere now, ~ has another name. Indentation
        does not count when code moves. The rung before is the last one that builds the same app; for an app of its own
        it is the last one of all, and for lessons 11 to 13, which turn VIPER into VIPER-S, it is 06. Lessons 12
        and 13 take their way in steps: diff 12.1 shows the first.
        """
    static let options = [
        Option("--from", value: "NN", "steps from that lesson instead"),
        Option("--files", "only which files changed, and how much"),
        Option("--no-pager", "prints all of it at once"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of a lesson, as in: diff 02")
        let catalogue = try session.catalogue()
        let from = try arguments.value("--from").map(catalogue.state)
        let lesson = try catalogue.state(number)
        let step = try Step(to: lesson, from: from, in: catalogue)
        let console = session.console
        var lines = step.lines(console.style, showsLines: !arguments.has("--files"))
        if from == nil, lesson.step == nil, let last = try catalogue.beforeLastStep(to: lesson) {
            let (first, last) = ("diff \(lesson.label).1", "diff \(lesson.label) --from \(last.label)")
            lines.insert("This way has several steps: \(first) shows the first, and \(last) the last.", at: 2)
        }
        console.show(lines, isPaged: !arguments.has("--no-pager"), environment: session.environment)
        return .done
    }
}
