import Commands
import Course

/// `workbook hint NNx`: shows the next hint for the first requirement that isn't met.
enum HintCommand: Subcommand {
    static let name = "hint"
    static let synopsis = "[NNx]"
    static let summary = "the next hint for the first requirement that is not met"
    static let details = """
        Without a number or a name, it is for the exercise that you are at. Every requirement has three hints: where to look, what to do, nearly the code. Each call shows the next one.
        What is not met is known from the last check; before the first one, the first requirement is meant.
        """
    static let options = [
        Option("--requirement", value: "ID", "for that requirement, such as 12a.2"),
        Option("--tier", value: "N", "that hint: 1, 2 or 3"),
    ]

    static func run(_ arguments: Arguments, _ session: Session) async throws -> ExitStatus {
        try arguments.atMost(1)
        let tier = try arguments.number("--tier", in: 1...Hints.tiers.count)
        let catalogue = try session.catalogue()
        let exercise = try session.exercise(arguments.positional.first, in: catalogue, for: Self.self)
        let hints = try catalogue.hints(for: exercise)
        let progress = session.progress(in: catalogue.checkout)
        let console = session.console
        let named = try named(arguments, exercise)
        guard
            let next = NextHint(
                of: exercise, in: catalogue.checkout, hints, progress: progress, requirement: named, tier: tier)
        else {
            console.print(
                console.wrapped(
                    "Exercise \(exercise.label) met every requirement at its last check; no hint is left to give."))
            return .done
        }
        if next.isGuess {
            let check = "swift run workbook check \(exercise.label)"
            console.print(
                console.wrapped(
                    "You edited exercise \(exercise.label) since its last check, so this is a guess. "
                        + "What is open now: \(check)") + "\n")
        }
        let lines = HintPage.lines(next, style: console.style, width: console.columns)
        console.print(lines.joined(separator: "\n"))
        let notice = session.remember(in: catalogue.checkout) { $0.hints[next.requirement.id] = next.hint.tier }
        if let notice { console.complain(notice) }
        if next.isLast {
            console.print("\nThat is the last hint for \(next.requirement.id).")
        } else {
            var more = "swift run workbook hint \(exercise.label)"
            if named != nil { more += " --requirement \(next.requirement.id)" }
            // Without saved progress, the same call would repeat this hint.
            if notice != nil { more += " --tier \(next.hint.tier + 1)" }
            console.print("\n" + console.wrapped("The next hint says more: \(more)"))
        }
        return .done
    }

    /// Returns the requirement named by `--requirement`, if there is one.
    private static func named(_ arguments: Arguments, _ exercise: Exercise) throws(UsageError) -> Requirement? {
        guard let id = arguments.value("--requirement") else { return nil }
        guard let requirement = exercise.requirements.first(where: { $0.id == id }) else {
            let ids = exercise.requirements.map(\.id).joined(separator: ", ")
            throw .wrongValue(option: "--requirement", value: id, command: name, expected: ids)
        }
        return requirement
    }
}
