import Checking
import Course
import Typesetting

/// The text of a page, for a terminal or for a pipe.
struct WatchPageText {
    /// The checkout with the exercises.
    let checkout: Checkout
    /// The style, with or without color.
    let style: Style
    /// The width for wrapped text.
    let width: Int
    /// The available width, for code side by side.
    let room: Int
    /// Whether the text is for a terminal, in which paths are broken to fit.
    let isTerminal: Bool

    /// Returns the page in lines.
    func lines(_ page: WatchPage) -> [String] {
        switch page {
        case .hint(.some), .list, .difference, .reference:
            text(page) + (isTerminal ? ["", "Enter goes back to the findings."] : [])
        default: text(page)
        }
    }

    private func text(_ page: WatchPage) -> [String] {
        switch page {
        case .status(let path): StatusPage.lines(path, style: style, width: width)
        case .arrival(let exercise, let state, let isChecking): arrival(exercise, state, isChecking)
        case .verdict(let verdict): report(verdict)
        case .passed(let verdict, let next): passed(verdict, next)
        case .hint(let hint): hintLines(hint)
        case .lessonFirst(let lesson, let exercise): lessonFirst(lesson, exercise)
        case .list(let path): LearningPathPage.lines(path, style: style, width: width)
        case .difference(let files): difference(files)
        case .reference(let page, let exercise): reference(page, exercise)
        case .complaint(let text): complaint(text)
        }
    }

    private func arrival(_ exercise: Exercise, _ state: ExerciseState, _ isChecking: Bool) -> [String] {
        [style.bold("\(exercise.label) \(exercise.name)") + ": " + state.text(of: exercise)]
            + wrap(exercise.title + ", about \(exercise.minutes) minutes.") + [""]
            + wrap("The task: swift run workbook read \(exercise.label)") + wrap("You edit:")
            + exercise.editable.flatMap { wrap("\(exercise.path)/\($0)", indent: "  ") } + [""]
            + wrap(
                isChecking
                    ? "These files are being checked now, and again whenever you save."
                    : state == .passed
                        ? "These are the files that passed. Save one to have it checked again."
                        : "Save a file to have it checked.")
    }

    /// Returns the report: in a pipe as `check` prints it, and on a screen with the points first, because they are
    /// always visible, and the code's output last.
    private func report(_ verdict: Verdict) -> [String] {
        let report = VerdictReport(verdict, in: checkout, style: style, width: width, isTerminal: isTerminal)
        if !isTerminal { return split(report.text) }
        return split(([report.sum] + report.findings + [report.printed].compactMap(\.self)).joined(separator: "\n\n"))
    }

    private func passed(_ verdict: Verdict, _ next: NextStep) -> [String] {
        report(verdict) + [""] + wrap("d shows where the reference differs from yours, and why.") + [""]
            + NextStepPage.lines(next, isWatching: true, style: style, width: width)
    }

    private func reference(_ page: SolutionPage, _ exercise: Exercise) -> [String] {
        var page = page
        page.foldsCode = isTerminal
        return page.lines(
            style, width: width, room: room, whole: false,
            more: "swift run workbook solution \(exercise.label) --whole")
    }

    private func hintLines(_ next: NextHint?) -> [String] {
        guard let next else { return wrap("Every requirement was met at the last check; no hint is left to give.") }
        let guess = next.isGuess ? wrap("You edited files since the last check, so this is a guess.") + [""] : []
        let more = next.isLast ? "That is the last hint for \(next.requirement.id)." : "h again says more."
        return guess + HintPage.lines(next, style: style, width: width) + ["", more]
    }

    private func lessonFirst(_ lesson: Lesson, _ exercise: Exercise) -> [String] {
        wrap("Lesson \(lesson.label) comes first: swift run workbook read \(lesson.label)") + [""]
            + wrap(
                "Exercise \(exercise.label) \(exercise.name) follows it. To begin without the lesson: n shows the exercise, "
                    + "and h again gives its first hint.")
    }

    private func difference(_ files: [FileDifference]) -> [String] {
        if files.allSatisfy(\.difference.isEmpty) { return wrap("Your files are still as the starter has them.") }
        let same = files.filter(\.difference.isEmpty).map(\.file)
        let rest = same.isEmpty ? [] : [""] + wrap("As in the starter: \(same.joined(separator: ", "))")
        return UnifiedLines.lines(of: files, style: style, width: width) + rest
    }

    private func complaint(_ text: String) -> [String] {
        split(text).flatMap { TextColumns.fitted($0, width: width, breaksPaths: isTerminal) }
    }

    private func wrap(_ text: String, indent: String = "") -> [String] {
        TextColumns.wrap(text, width: width - indent.count, breaksPaths: isTerminal).map { indent + $0 }
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
