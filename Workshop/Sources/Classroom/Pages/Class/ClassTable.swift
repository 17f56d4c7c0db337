/// All submissions with their points, in a box that scrolls sideways.
struct ClassTable {
    private let gradebook: Gradebook
    private let paths: StudentPaths

    init(_ gradebook: Gradebook, paths: StudentPaths) { (self.gradebook, self.paths) = (gradebook, paths) }

    private var hasLate: Bool { gradebook.submissions.contains { $0.late?.days ?? 0 > 0 } }
    private var hasTimes: Bool { gradebook.submissions.contains { $0.handInTime != nil || $0.isLate == true } }

    /// The table, and a legend of its signs.
    @HTMLBuilder var table: HTML {
        HTML("div", ["class": "scroll", "role": "group", "aria-labelledby": "points", "tabindex": "0"]) {
            HTML("table", ["class": "class", "id": TableSorting.table]) {
                HTML("thead") { head }
                HTML("tbody") {
                    for (submission, path) in zip(gradebook.submissions, paths.all) { row(submission, path) }
                }
                HTML("tfoot") { medians }
            }
        }
        legend
    }

    private var head: HTML {
        HTML("tr") {
            HTML("th", ["scope": "col", "data-kind": "text"]) { "Student" }
            HTML("th", ["scope": "col", "class": "number"]) { "Points" }
            for exercise in gradebook.exercises {
                HTML("th", ["scope": "col", "class": "number", "title": exercise.title]) {
                    "\(exercise.label) "
                    HTML("span", ["class": "unseen"]) { exercise.name }
                }
            }
            if hasLate { HTML("th", ["scope": "col", "class": "number"]) { "Late" } }
            if hasTimes { HTML("th", ["scope": "col", "class": "number"]) { "Handed in" } }
        }
    }

    private func row(_ submission: SubmissionMark, _ path: String) -> HTML {
        HTML("tr") {
            HTML("th", ["scope": "row", "data-value": submission.name]) {
                HTML("a", ["href": path]) { HTML("bdi") { submission.name } }
            }
            HTML("td", ["class": "number", "data-value": "\(submission.points ?? -1)"]) {
                submission.points.map { "\($0)" } ?? "not graded"
            }
            for exercise in gradebook.exercises { cell(submission.mark(in: exercise)) }
            if hasLate { late(submission.late) }
            if hasTimes { time(submission) }
        }
    }

    private func cell(_ mark: ExerciseMark?) -> HTML {
        HTML("td", ["class": "number", "data-value": "\(mark?.points ?? -1)"]) {
            if let mark {
                let words = MarkWords(mark.outcome)
                mark.points.map { "\($0) " } ?? ""
                words.signed
                HTML("span", ["class": "unseen"]) { words.name }
            } else {
                HTML("span", ["class": "unseen"]) { "no mark" }
            }
        }
    }

    private func late(_ late: Lateness?) -> HTML {
        HTML("td", ["class": "number", "data-value": "\(late?.days ?? -1)", "title": late?.words]) {
            late.map { $0.days == 0 ? "in time" : "day \($0.days), −\($0.points)" } ?? "not known"
        }
    }

    private func time(_ submission: SubmissionMark) -> HTML {
        let time = submission.handInTime
        return HTML("td", ["class": "number", "data-value": "\(time?.seconds ?? 0)"]) {
            submission.isAbsent ? "" : HandInTime.text(of: submission)
        }
    }

    private var medians: HTML {
        let points = ClassFigures(gradebook).points
        return HTML("tr") {
            HTML("th", ["scope": "row"]) { "Median of those graded (\(points.count))" }
            HTML("td", ["class": "number"]) { PointsFigures.median(points) ?? "–" }
            for exercise in gradebook.exercises {
                HTML("td", ["class": "number"]) {
                    let figures = PointsFigures(exercise, in: gradebook.submissions)
                    figures.median.map { "\($0) of \(exercise.points)" } ?? "–"
                }
            }
            if hasLate { HTML("td") }
            if hasTimes { HTML("td") }
        }
    }

    /// The legend of the signs in the table.
    private var legend: HTML {
        let outcomes = Set(gradebook.submissions.flatMap(\.marks).map(\.outcome))
        return HTML("ul", ["class": "legend", "aria-label": "What the signs mean"]) {
            for outcome in ExerciseMark.Outcome.allCases.filter(outcomes.contains) {
                HTML("li") { MarkWords(outcome).both }
            }
        }
    }
}
