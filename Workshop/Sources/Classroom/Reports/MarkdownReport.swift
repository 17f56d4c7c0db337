/// A class's points as Markdown: each submission with its points, and the reasons for missing ones in each exercise.
///
/// It is made for the summary of a GitHub workflow run, which may have 1 MiB. Students' text is fenced, so that it
/// stays text.
struct MarkdownReport {
    /// The most findings of an exercise that are shown.
    private static let shown = 3

    private let gradebook: Gradebook

    /// Creates the report of a gradebook.
    init(_ gradebook: Gradebook) { self.gradebook = gradebook }

    /// The Markdown text.
    var text: String {
        let sections = gradebook.submissions.map(section)
        let remarks = gradebook.deadlineRemarks
        let deadline = remarks.isEmpty ? [] : [remarks.joined(separator: " ") + "\n"]
        return (sections + deadline + (gradebook.isConfined ? [] : [Gradebook.warning + "\n"])).joined(separator: "\n")
    }

    private func section(_ submission: SubmissionMark) -> String {
        let points = submission.points.map { "\($0) of \(gradebook.points) points" } ?? "not graded"
        var lines = ["# \(Self.words(submission.name)): \(points)", ""]
        if let reason = submission.notGraded { lines += ["It \(Self.words(reason)).", ""] }
        if submission.refusal != nil { return lines.joined(separator: "\n") }
        lines += ["| exercise | points | |", "| --- | ---: | --- |"]
        for exercise in gradebook.exercises {
            guard let mark = submission.mark(in: exercise) else { continue }
            let name = "\(exercise.label) \(exercise.name)"
            let points = mark.points.map { "\($0) of \(exercise.points)" } ?? ""
            lines.append("| \(name) | \(points) | \(mark.outcome.rawValue) |")
        }
        lines.append("")
        for exercise in gradebook.exercises {
            if let mark = submission.mark(in: exercise), mark.outcome != .passed || mark.points != exercise.points {
                lines += missing(in: exercise, mark)
            }
        }
        let notes = submission.remarks + submission.notes
        for note in notes { lines.append("- \(Self.words(note))") }
        if !notes.isEmpty { lines.append("") }
        return lines.joined(separator: "\n")
    }

    /// The unmet requirements and the first findings, folded away.
    private func missing(in exercise: GradedExercise, _ mark: ExerciseMark) -> [String] {
        let open = exercise.requirements.filter { requirement in
            mark.points != nil && mark.requirements.first { $0.id == requirement.id }?.isPassed(requirement) != true
        }
        var lines = ["<details><summary>\(exercise.label) \(exercise.name): what is missing</summary>", ""]
        lines += open.map {
            "- \($0.id), \($0.points == 1 ? "1 point" : "\($0.points) points"): \($0.goal)"
        }
        for finding in mark.findings.prefix(Self.shown) { lines += ["", Self.fenced(finding)] }
        let left = mark.findings.count - Self.shown
        if left > 0 { lines += ["", "And \(left) more: `swift run workbook check \(exercise.label)` shows them."] }
        return lines + ["", "</details>", ""]
    }

    private static func fenced(_ finding: MarkFinding) -> String {
        let text = finding.text
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)text\n\(text)\n\(fence)"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        text.split { $0 != character }.map(\.count).max() ?? 0
    }

    /// Returns a text in one line, with all markup escaped.
    private static func words(_ text: String) -> String {
        text.reduce(into: "") { line, character in
            switch character {
            case "&": line += "&amp;"
            case "<": line += "&lt;"
            case "\\", "`", "*", "_", "[", "]", "#", "|": line += "\\\(character)"
            case _ where character.isNewline: line += " "
            default: line.append(character)
            }
        }
    }
}
