import Checking
import Course
import Typesetting

/// The text of a page, for a terminal or for a pipe.
struct WatchPageText {
    /// Where the exercises lie.
    let checkout: Checkout
    /// Color, or none.
    let style: Style
    /// The width to wrap to.
    let width: Int
    /// Whether a person sees it in a terminal, where paths are broken to fit.
    let isTerminal: Bool

    /// The page in lines.
    func lines(_ page: WatchPage) -> [String] {
        switch page {
        case .status(let path): StatusPage.lines(path, style: style, width: width)
        case .arrival(let exercise, let state): arrival(exercise, state)
        case .verdict(let verdict): report(verdict)
        case .passed(let verdict, let next): passed(verdict, next)
        case .hint(let hint): hintLines(hint)
        case .lessonFirst(let lesson, let exercise): lessonFirst(lesson, exercise)
        case .list(let path): LearningPathPage.lines(path, style: style, width: width)
        case .difference(let files): difference(files)
        case .complaint(let text): complaint(text)
        }
    }

    private func arrival(_ exercise: Exercise, _ state: ExerciseState) -> [String] {
        [style.bold("\(exercise.label) \(exercise.name)") + ": " + state.text(of: exercise)]
            + wrap(exercise.title + ", about \(exercise.minutes) minutes.") + [""] + whatToDo(exercise)
    }

    private func whatToDo(_ exercise: Exercise) -> [String] {
        wrap("The task: swift run workbook read \(exercise.label)") + wrap("You edit:")
            + exercise.editable.flatMap { wrap("\(exercise.path)/\($0)", indent: "  ") }
            + ["", "Save a file to have it checked."]
    }

    /// In a pipe as `check` prints it. On a screen the sum comes first: it is what is always in sight.
    private func report(_ verdict: Verdict) -> [String] {
        let report = VerdictReport(verdict, in: checkout, style: style, width: width, isTerminal: isTerminal)
        return split(isTerminal ? ([report.sum] + report.findings).joined(separator: "\n\n") : report.text)
    }

    private func passed(_ verdict: Verdict, _ next: Exercise?) -> [String] {
        let look = wrap("How the reference does it: swift run workbook solution \(verdict.exercise.label)")
        guard let next else { return report(verdict) + [""] + look + ["", "Every exercise is passed."] }
        let heading = "Next: \(next.label) \(next.name), about \(next.minutes) minutes"
        return report(verdict) + [""] + look + ["", style.bold(heading)] + wrap(next.title + ".") + whatToDo(next)
    }

    private func hintLines(_ next: NextHint?) -> [String] {
        guard let next else { return wrap("Every requirement was met at the last check; no hint is left to give.") }
        let guess = next.isGuess ? wrap("You edited files since the last check, so this is a guess.") + [""] : []
        let more = next.isLast ? "That is the last hint for \(next.requirement.id)." : "h again says more."
        return guess + HintPage.lines(next, style: style, width: width) + ["", more]
    }

    private func lessonFirst(_ lesson: Lesson, _ exercise: Exercise) -> [String] {
        wrap("Next is lesson \(lesson.label), which is to be read: swift run workbook read \(lesson.label)") + [""]
            + wrap(
                "Exercise \(exercise.label) \(exercise.name) is still ahead. n goes to it, and h gives its first hint.")
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
