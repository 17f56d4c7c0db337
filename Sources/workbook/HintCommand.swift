import WorkbookKit

/// `workbook hint NN`: the next hint for the first requirement that is not met.
enum HintCommand: Subcommand {
    static let name = "hint"
    static let synopsis = "NN"
    static let summary = "the next hint for the first requirement that is not met"
    static let details = """
        Every requirement has three hints: where to look, what to do, nearly the code. Each call shows the next one.
        What is not met is known from the last check; before the first check, the first requirement is meant.
        """
    static let options = [
        Option("--requirement", value: "ID", "for that requirement, such as 13.2"),
        Option("--tier", value: "N", "that hint: 1, 2 or 3"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        let number = try arguments.single("the number of an exercise, as in: hint 13")
        let tier = try arguments.number("--tier", in: 1...Hints.tiers.count)
        let catalogue = try session.catalogue()
        let exercise = try catalogue.exercise(number)
        let hints = try catalogue.hints(for: exercise)
        var progress = session.progress(in: catalogue.checkout)
        let console = session.console
        guard let requirement = try requirement(arguments, exercise, progress) else {
            console.print(
                "Exercise \(exercise.label) met every requirement at its last check; no hint is left to give.")
            return .done
        }
        let shown = progress.hints[requirement.id] ?? 0
        let wanted = tier ?? min(shown + 1, Hints.tiers.count)
        guard let hint = hints.hint(for: requirement.id, tier: wanted) else { return .done }
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
            console.print("\nThe next hint says more: \(next)")
        }
        return .done
    }

    /// The one that was named, else the first that the last check found unmet; nil when it found none.
    private static func requirement(
        _ arguments: Arguments, _ exercise: Exercise, _ progress: ProgressRecord
    ) throws(UsageError) -> Requirement? {
        let ids = exercise.requirements.map(\.id)
        if let id = arguments.value("--requirement") {
            guard let requirement = exercise.requirements.first(where: { $0.id == id }) else {
                throw .wrongValue(
                    option: "--requirement", value: id, command: name, expected: ids.joined(separator: ", "))
            }
            return requirement
        }
        guard let verdict = progress.verdicts[exercise.label] else { return exercise.requirements.first }
        return exercise.requirements.first { verdict.unmet.contains($0.id) }
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
