/// What one student earned.
struct SubmissionMark: Codable, Sendable, Equatable {
    /// Short, and the same for the same submission: the name of its files, and of a student whom nobody is to know.
    let id: String
    /// The name of the folder or the archive, without its ending; the `id` in reports without names.
    let name: String
    /// When it was handed in, in ISO 8601, where its archive tells.
    let handedIn: String?
    /// Why nothing of it could be graded; then it has no marks.
    let refusal: String?
    /// What was left out of it, each in a sentence that names the file.
    let notes: [String]
    /// The marks, in the order of the workbook.
    let marks: [ExerciseMark]

    /// What one student earned, from its parts.
    init(
        id: String, name: String, handedIn: String? = nil, refusal: String? = nil, notes: [String] = [],
        marks: [ExerciseMark]
    ) {
        (self.id, self.name, self.handedIn, self.refusal) = (id, name, handedIn, refusal)
        (self.notes, self.marks) = (notes, marks)
    }

    /// What was earned in all.
    var points: Int { marks.reduce(0) { $0 + $1.points } }

    /// The mark in an exercise; nil where there is none.
    func mark(in exercise: GradedExercise) -> ExerciseMark? { marks.first { $0.exercise == exercise.label } }
}
