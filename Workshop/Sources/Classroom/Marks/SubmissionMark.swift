/// The marks of one student.
struct SubmissionMark: Codable, Sendable, Equatable {
    /// A short id, always the same for the same submission; it names files, and replaces the name in anonymous reports.
    let id: String
    /// The name of the folder or the archive, without its extension; the `id` in anonymous reports.
    let name: String
    /// The hand-in time in ISO 8601, if the archive tells it.
    let handedIn: String?
    /// The reason why nothing could be graded; the submission then has no marks.
    let refusal: String?
    /// The files that were left out, each in a sentence that names the file.
    let notes: [String]
    /// The marks, in the order of the workbook.
    var marks: [ExerciseMark]
    /// What shows that an answer's code is the same as other code; only for answers of some length.
    let traces: [AnswerTrace]
    /// How late it is; nil if it isn't, or if that isn't known.
    var late: Lateness?

    /// Creates a student's marks from their parts.
    init(
        id: String, name: String, handedIn: String? = nil, refusal: String? = nil, notes: [String] = [],
        marks: [ExerciseMark], traces: [AnswerTrace] = []
    ) {
        (self.id, self.name, self.handedIn, self.refusal) = (id, name, handedIn, refusal)
        (self.notes, self.marks, self.traces) = (notes, marks, traces)
    }

    /// The time of hand-in, as far as it is known; whatever depends on it reads it here.
    var handInTime: HandInTime? { handedIn.flatMap(HandInTime.init) }

    /// The sum of all points, without those that lateness costs; nil if the submission isn't graded.
    var points: Int? {
        notGraded == nil ? marks.reduce(0) { $0 + ($1.points ?? 0) } - (late?.points ?? 0) : nil
    }

    /// The reason why there are no points, as the end of a sentence that begins with the submission; nil if it is
    /// graded.
    ///
    /// One answer without a verdict is enough, because a sum without it would count it as 0.
    var notGraded: String? {
        let missing = marks.filter { $0.points == nil }.map(\.exercise)
        return refusal ?? (missing.isEmpty ? nil : "has no verdict on \(missing.joined(separator: ", "))")
    }

    /// The mark in an exercise; nil where there is none.
    func mark(in exercise: GradedExercise) -> ExerciseMark? { marks.first { $0.exercise == exercise.label } }
}
