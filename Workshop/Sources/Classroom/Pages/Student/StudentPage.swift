import Typesetting

/// The page of one submission: its points, and the reasons for missing ones.
///
/// It says nothing about other submissions.
struct StudentPage {
    private let submission: SubmissionMark
    private let exercises: [(exercise: GradedExercise, mark: ExerciseMark)]
    private let points: Int
    private let isConfined: Bool
    private let title: String
    private let deadline: String?

    init(_ submission: SubmissionMark, in gradebook: Gradebook, title: String) {
        (self.submission, self.title) = (submission, title)
        exercises = gradebook.exercises.compactMap { exercise in
            submission.mark(in: exercise).map { (exercise, $0) }
        }
        (points, isConfined) = (gradebook.points, gradebook.isConfined)
        deadline = submission.late?.deadline ?? gradebook.course?.deadline
    }

    /// The whole page.
    var text: String {
        PageFrame(title: "\(submission.name): \(title)", isConfined: isConfined).text {
            HTML("p", ["class": "over"]) { title }
            HTML("h1") { HTML("bdi") { submission.name } }
            if let earned = submission.points {
                HTML("p", ["class": "sum"]) { "\(earned) of \(points.counted("point"))" }
            } else {
                HTML("p", ["class": "refusal"]) {
                    HTML("strong") { "Not graded:" }
                    " your submission \(submission.notGraded ?? "")."
                }
            }
            if !submission.isAbsent { HTML("p") { "Handed in: \(HandInTime.text(of: submission))" } }
            if let deadline { HTML("p") { "Deadline: \(HandInTime(deadline)?.text ?? deadline)" } }
            if let words = submission.late?.words { HTML("p") { words + "." } }
        } main: {
            if !exercises.isEmpty { overview }
            if let changes = ChangesSection(exercises).section { changes }
            if !submission.notes.isEmpty { notes }
            for (exercise, mark) in exercises { ExerciseSection(exercise, mark).section }
        }
    }

    private var overview: HTML {
        HTML("section", ["aria-labelledby": "points"]) {
            HTML("h2", ["id": "points"]) { "Points by exercise" }
            HTML("div", ["class": "scroll", "role": "group", "aria-labelledby": "points", "tabindex": "0"]) {
                HTML("table") {
                    HTML("thead") {
                        HTML("tr") {
                            HTML("th", ["scope": "col"]) { "Exercise" }
                            HTML("th", ["scope": "col", "class": "number"]) { "Points" }
                            HTML("th", ["scope": "col"]) { "Outcome" }
                        }
                    }
                    HTML("tbody") {
                        for (exercise, mark) in exercises { row(exercise, mark) }
                        if let late = submission.late, late.days > 0 { row(late) }
                    }
                }
            }
        }
    }

    private func row(_ exercise: GradedExercise, _ mark: ExerciseMark) -> HTML {
        HTML("tr") {
            HTML("th", ["scope": "row"]) {
                HTML("a", ["href": "#exercise-\(exercise.label)"]) { "\(exercise.label) \(exercise.name)" }
            }
            HTML("td", ["class": "number"]) { mark.points.map { "\($0) of \(exercise.points)" } ?? "–" }
            HTML("td") { MarkWords(mark.outcome).both }
        }
    }

    private func row(_ late: Lateness) -> HTML {
        HTML("tr") {
            HTML("th", ["scope": "row"]) { "Lateness" }
            HTML("td", ["class": "number"]) { late.points == 0 ? "0" : "−\(late.points)" }
            HTML("td") { "day \(late.days) after the deadline" }
        }
    }

    private var notes: HTML {
        HTML("section", ["aria-labelledby": "left-out"]) {
            HTML("h2", ["id": "left-out"]) { "What was left out" }
            HTML("ul") {
                for note in submission.notes { HTML("li") { note } }
            }
        }
    }
}
