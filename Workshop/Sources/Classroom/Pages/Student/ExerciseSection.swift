import Typesetting

/// One exercise on a student's page: its outcome, its requirements, and the findings to fix.
struct ExerciseSection {
    private let exercise: GradedExercise
    private let mark: ExerciseMark

    init(_ exercise: GradedExercise, _ mark: ExerciseMark) { (self.exercise, self.mark) = (exercise, mark) }

    private var id: String { "exercise-\(exercise.label)" }

    /// The exercise as a part of the page.
    var section: HTML {
        HTML("section", ["aria-labelledby": id]) {
            HTML("h2", ["id": id]) { "\(exercise.label) \(exercise.name): \(exercise.title)" }
            HTML("p") {
                MarkWords(mark.outcome).both
                (mark.points.map { ", \($0) of \(exercise.points.counted("point"))" } ?? "") + ". "
                MarkWords(mark.outcome).meaning
            }
            if !mark.findings.isEmpty {
                HTML("h3") { "What to fix" }
                for finding in mark.findings { FindingArticle(finding).article }
            }
            if mark.points != nil {
                HTML("h3") { "Requirements" }
                HTML("ul", ["class": "requirements"]) {
                    for requirement in exercise.requirements { item(requirement) }
                }
            }
        }
    }

    /// The teacher's points and comment.
    private func own(_ byHand: ByHand) -> HTML {
        HTML("span", ["class": "own"]) {
            HTML("strong") { byHand.insteadOf.map { "Your teacher's points, instead of \($0)" } ?? "Your teacher" }
            byHand.comment.map { ": \($0)" } ?? "."
        }
    }

    private func item(_ requirement: GradedRequirement) -> HTML {
        let result = mark.requirements.first { $0.id == requirement.id }
        let words = MarkWords(result?.outcome ?? .notReached)
        return HTML("li") {
            words.signed
            HTML("span") {
                HTML("span", ["class": "outcome \(words.tone)"]) { "\(words.name): " }
                requirement.goal
                HTML("span", ["class": "kind"]) { "\(requirement.id), \(requirement.kind)" }
                if let byHand = result?.byHand { own(byHand) }
            }
            HTML("span", ["class": "number"]) { "\(result?.points ?? 0) of \(requirement.points)" }
        }
    }
}
