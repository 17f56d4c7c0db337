/// What changed since the student's previous answers, for those exercises in which there is one.
struct ChangesSection {
    private let changes: [(exercise: GradedExercise, mark: ExerciseMark, before: EarlierMark)]

    init(_ exercises: [(exercise: GradedExercise, mark: ExerciseMark)]) {
        changes = exercises.compactMap { exercise, mark in mark.before.map { (exercise, mark, $0) } }
    }

    /// The section; nil if no exercise was handed in before.
    var section: HTML? {
        if changes.isEmpty { return nil }
        return HTML("section", ["aria-labelledby": "changes"]) {
            HTML("h2", ["id": "changes"]) { "Since your last submission" }
            HTML("ul") {
                for (exercise, mark, before) in changes {
                    HTML("li") { "\(exercise.label) \(exercise.name): \(Self.words(mark, before, in: exercise))" }
                }
            }
        }
    }

    private static func words(_ mark: ExerciseMark, _ before: EarlierMark, in exercise: GradedExercise) -> String {
        let now = mark.requirements.filter { $0.outcome == .met }.map(\.id)
        let (won, lost) = (now.filter { !before.met.contains($0) }, before.met.filter { !now.contains($0) })
        let points =
            before.points == mark.testedPoints
            ? "the tests give \(before.points) of \(exercise.points) points, as before."
            : "the tests give \(mark.testedPoints) of \(exercise.points) points, and gave \(before.points) before."
        let parts = [("Now met", won), ("No longer met", lost)].filter { !$0.1.isEmpty }
        return points + parts.map { " \($0): \($1.joined(separator: ", "))." }.joined()
    }
}
