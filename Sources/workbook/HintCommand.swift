import WorkbookKit

/// `workbook hint NN`: the next hint for the first requirement that is not met.
enum HintCommand: Subcommand {
    static let name = "hint"
    static let synopsis = "NN"
    static let summary = "the next hint for the first requirement that is not met"
    static let details = """
        Every requirement has three hints: where to look, what to do, nearly the code. Each call shows the next one.
        What is not met is known from the last check; before the first one, the first requirement is meant.
        """
    static let options = [
        Option("--requirement", value: "ID", "for that requirement, such as 13.2"),
        Option("--tier", value: "N", "that hint: 1, 2 or 3"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of an exercise, as in: hint 13")
        let tier = try arguments.number("--tier", in: 1...Hints.tiers.count)
        let catalogue = try session.catalogue()
        let exercise = try catalogue.exercise(number, for: Self.self)
        let hints = try catalogue.hints(for: exercise)
        var progress = session.progress(in: catalogue.checkout)
        let console = session.console
        let target = HintTarget(of: exercise, in: catalogue.checkout, progress: progress)
        guard let requirement = try named(arguments, exercise) ?? target.requirement else {
            console.print(
                console.wrapped(
                    "Exercise \(exercise.label) met every requirement at its last check; no hint is left to give."))
            return .done
        }
        let shown = progress.hints[requirement.id] ?? 0
        let wanted = tier ?? min(shown + 1, Hints.tiers.count)
        guard let hint = hints.hint(for: requirement.id, tier: wanted) else { return .done }
        if target.isStale, !arguments.has("--requirement") {
            let check = "swift run workbook check \(exercise.label)"
            console.print(
                console.wrapped(
                    "You edited exercise \(exercise.label) since its last check, so this is a guess. "
                        + "What is open now: \(check)") + "\n")
        }
        console.print(text(hint, of: requirement, console))
        var isKept = true
        if wanted != shown {
            progress.hints[requirement.id] = wanted
            isKept = session.keep(progress, in: catalogue.checkout)
        }
        if wanted == Hints.tiers.count {
            console.print("\nThat is the last hint for \(requirement.id).")
        } else {
            var next = "swift run workbook hint \(exercise.label)"
            if arguments.has("--requirement") { next += " --requirement \(requirement.id)" }
            // Where nothing can be remembered, the same call would show the same hint.
            if !isKept { next += " --tier \(wanted + 1)" }
            console.print("\n" + console.wrapped("The next hint says more: \(next)"))
        }
        return .done
    }

    /// The one that was named, if any was.
    private static func named(_ arguments: Arguments, _ exercise: Exercise) throws(UsageError) -> Requirement? {
        guard let id = arguments.value("--requirement") else { return nil }
        guard let requirement = exercise.requirements.first(where: { $0.id == id }) else {
            let ids = exercise.requirements.map(\.id).joined(separator: ", ")
            throw .wrongValue(option: "--requirement", value: id, command: name, expected: ids)
        }
        return requirement
    }

    private static func text(_ hint: Hints.Hint, of requirement: Requirement, _ console: Console) -> String {
        let style = console.style
        let goal = TextColumns.wrap(requirement.goal, width: console.columns - requirement.id.count - 1)
        let indent = "\n" + String(repeating: " ", count: requirement.id.count + 1)
        let body = MarkdownPage.lines(hint.text, style: style, width: console.columns)
        let heading = "Hint \(hint.tier) of \(Hints.tiers.count): \(hint.heading)"
        return "\(style.bold(requirement.id)) \(goal.joined(separator: indent))\n\n\(style.bold(heading))\n\n"
            + body.joined(separator: "\n")
    }
}
