import Typesetting

/// A gradebook as a table for people: one row per submission, one column per exercise.
struct GradebookTable {
    private let gradebook: Gradebook
    private let style: Style
    private let width: Int

    /// Creates the table of a gradebook, which stays within the width if its columns fit.
    init(_ gradebook: Gradebook, style: Style, width: Int) {
        (self.gradebook, self.style, self.width) = (gradebook, style, width)
    }

    /// The table, the submissions and files that were left out, and a line about the class.
    var text: String {
        ([isNarrow ? list : table] + remarks + [sum]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    // MARK: - Rows

    private var rows: [[String]] {
        gradebook.submissions.map { submission in
            [submission.name]
                + gradebook.exercises.map { Self.cell(submission.mark(in: $0)) }
                + (hasLate ? [submission.late.map { $0.days == 0 ? "0" : "-\($0.points)" } ?? "?"] : [])
                + [submission.points.map { "\($0)" } ?? "-"]
        }
    }

    private var heads: [String] {
        [""] + gradebook.exercises.map(\.label) + (hasLate ? ["late"] : []) + ["points"]
    }

    /// Whether there is a deadline that somebody missed.
    private var hasLate: Bool { gradebook.submissions.contains { $0.late?.days ?? 0 > 0 } }

    private var widths: [Int] {
        heads.indices.map { column in ([heads] + rows).map { TextColumns.width($0[column]) }.max() ?? 0 }
    }

    private var isNarrow: Bool { widths.reduce(0) { $0 + $1 + 2 } > max(width, 40) }

    private var table: String {
        let widths = widths
        return ([heads] + rows).enumerated().map { index, cells in
            let line = cells.enumerated().map { column, cell in
                let gap = String(repeating: " ", count: max(0, widths[column] - TextColumns.width(cell)))
                return column == 0 ? cell + gap : gap + cell
            }.joined(separator: "  ")
            return index == 0 ? style.bold(line) : line
        }.joined(separator: "\n")
    }

    /// One paragraph per submission, for when the columns don't fit.
    private var list: String {
        gradebook.submissions.map { submission in
            let points = submission.points.map { "\($0) of \(gradebook.points) points" } ?? "-"
            let marks = gradebook.exercises.map { "\($0.label) \(Self.cell(submission.mark(in: $0)))" }
            return
                ([style.bold(submission.name) + ": " + points]
                + TextColumns.wrap(marks.joined(separator: ", "), width: max(20, width - 2)).map { "  " + $0 })
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The points, and a letter if there is more to say.
    private static func cell(_ mark: ExerciseMark?) -> String {
        guard let mark else { return "-" }
        return (mark.points.map { "\($0)" } ?? "-") + (letters[mark.outcome] ?? "")
    }

    private static let letters: [ExerciseMark.Outcome: String] = [
        .doesNotCompile: "c", .missing: "m", .crashed: "x", .timedOut: "t", .endedEarly: "e", .untrusted: "u",
        .refused: "r",
    ]

    // MARK: - Remarks

    private var remarks: [String] {
        var parts: [String] = []
        let used = ExerciseMark.Outcome.allCases.filter { outcome in
            gradebook.submissions.contains { $0.marks.contains { $0.outcome == outcome } }
        }.compactMap { outcome in Self.letters[outcome].map { "\($0) \(outcome.rawValue)" } }
        if !used.isEmpty { parts.append(style.faint(used.joined(separator: ", "))) }
        let notGraded = gradebook.submissions.filter { !$0.isAbsent }.compactMap { submission in
            submission.notGraded.map { style.bad("\(submission.name)") + ": not graded: it \($0)" }
        }
        if !notGraded.isEmpty { parts.append(notGraded.joined(separator: "\n")) }
        let absent = gradebook.submissions.filter(\.isAbsent).map(\.name)
        if !absent.isEmpty { parts.append("Handed in nothing: \(absent.joined(separator: "; "))") }
        let late = gradebook.submissions.filter { $0.isLate == true }.map(\.name)
        if !late.isEmpty { parts.append("Handed in late: \(late.joined(separator: "; "))") }
        if !gradebook.notes.isEmpty { parts.append(gradebook.notes.joined(separator: "\n")) }
        let deadline = gradebook.deadlineRemarks.joined(separator: " ")
        parts += [
            TextColumns.wrap(deadline, width: max(40, width)).joined(separator: "\n"), lines(\.remarks), lines(\.notes),
        ]
        let equal = gradebook.resemblances.map { "  \($0.exercise): \(gradebook.sentence($0))" }
        if !equal.isEmpty { parts.append(([Resemblance.heading + ":"] + equal).joined(separator: "\n")) }
        if !gradebook.isConfined { parts.append(style.bad(Gradebook.warning)) }
        return parts
    }

    /// Returns one line per sentence about a submission, as long as there aren't too many.
    private func lines(_ sentences: (SubmissionMark) -> [String]) -> String {
        let all = gradebook.submissions.flatMap { submission in
            sentences(submission).map { "\(submission.name): \($0)" }
        }
        let more = all.count > Self.shown ? ["and \(all.count - Self.shown) more, in the other formats"] : []
        return (all.prefix(Self.shown) + more).joined(separator: "\n")
    }

    /// The most sentences of a kind that are shown.
    private static let shown = 10

    private var sum: String {
        TextColumns.wrap(ClassFigures(gradebook).summary, width: max(40, width)).joined(separator: "\n")
    }
}

extension Gradebook {
    /// The warning in every report that was made without a box.
    static let warning =
        "Graded without a box: what was handed in could read and change whatever the teacher could, marks too."
}
