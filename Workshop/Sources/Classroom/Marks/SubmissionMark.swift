/// The marks of one student.
struct SubmissionMark: Codable, Sendable, Equatable {
    /// A short id, the same for a student each time; it names files.
    let id: String
    /// The student's name, or that of the folder or archive without its extension; the `id` in anonymous reports.
    let name: String
    /// The student as Canvas or Moodle knows them; nil if neither the names nor a roster tell.
    let student: Student?
    /// The hand-in time as the learning management system tells it, in ISO 8601; nil if it doesn't.
    let handedIn: String?
    /// Whether the learning management system marked it as late; nil if it doesn't tell.
    let isLate: Bool?
    /// The reason why nothing could be graded; the submission then has no marks.
    let refusal: String?
    /// What was left out or replaced, each in a sentence that names the file.
    let notes: [String]
    /// The marks, in the order of the workbook.
    var marks: [ExerciseMark]
    /// What shows that an answer's code is the same as other code; only for answers of some length.
    let traces: [AnswerTrace]
    /// How late it is; nil if it isn't, or if that isn't known.
    var late: Lateness?

    /// Creates a student's marks from their parts.
    init(
        id: String, name: String, student: Student? = nil, handedIn: String? = nil, isLate: Bool? = nil,
        refusal: String? = nil, notes: [String] = [], marks: [ExerciseMark], traces: [AnswerTrace] = []
    ) {
        (self.id, self.name, self.student, self.refusal) = (id, name, student, refusal)
        (self.handedIn, self.isLate) = (handedIn, isLate)
        (self.notes, self.marks, self.traces) = (notes, marks, traces)
    }

    /// Creates the marks of a submission.
    init(_ submission: Submission, marks: [ExerciseMark], traces: [AnswerTrace] = []) {
        self.init(
            id: submission.id, name: submission.name, student: submission.student, handedIn: submission.handedIn,
            isLate: submission.isLate, refusal: submission.refusal, notes: submission.notes, marks: marks,
            traces: traces)
    }

    /// The refusal of a submission that doesn't exist, because the student handed in nothing.
    static let absence = "was not handed in"

    /// Whether a roster lists the student, and nothing was handed in.
    var isAbsent: Bool { refusal == Self.absence }

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
