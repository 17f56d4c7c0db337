import Course

extension GradedExercise {
    /// Copies an exercise of the workbook.
    init(_ exercise: Exercise) {
        self.init(
            label: exercise.label, name: exercise.name, title: exercise.title, points: exercise.points,
            requirements: exercise.requirements.map {
                GradedRequirement(id: $0.id, kind: $0.kind.rawValue, goal: $0.goal, points: $0.points)
            })
    }
}
