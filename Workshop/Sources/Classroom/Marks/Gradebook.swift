/// The marks of a class: all submissions that were graded together.
struct Gradebook: Codable, Sendable, Equatable {
    /// The version of the format, which `Documentation/grades.schema.json` describes.
    static let version = 1

    /// The version of the format that it was written in.
    let version: Int
    /// The exercises of the class, in the order of the workbook.
    let exercises: [GradedExercise]
    /// Whether submissions were built and run in a box, where they see nothing of the machine.
    let isConfined: Bool
    /// The files that aren't submissions, and the students that the roster can't tell, one sentence each.
    let notes: [String]
    /// The submissions, sorted by name.
    let submissions: [SubmissionMark]
    /// Equal code in the class, for the teacher to look at.
    let resemblances: [Resemblance]
    /// The rules of the course, if the teacher gave any.
    var course: CourseRules?

    /// Creates a gradebook from its parts.
    init(exercises: [GradedExercise], isConfined: Bool, notes: [String] = [], submissions: [SubmissionMark]) {
        version = Self.version
        self.notes = notes
        self.exercises = exercises
        self.isConfined = isConfined
        self.submissions = submissions.sorted {
            ($0.name.lowercased(), $0.name, $0.id) < ($1.name.lowercased(), $1.name, $1.id)
        }
        resemblances = Resemblance.all(in: self.submissions, of: exercises)
    }

    /// The most points that a submission can earn.
    var points: Int { exercises.reduce(0) { $0 + $1.points } }
}

/// One exercise that a class had to solve.
struct GradedExercise: Codable, Sendable, Equatable {
    /// The exercise's number: `12a`.
    let label: String
    /// The exercise's name: `Worker`.
    let name: String
    /// The exercise's topic, as a sentence without a period.
    let title: String
    /// The most points that a student can earn in it.
    let points: Int
    /// The exercise's requirements.
    let requirements: [GradedRequirement]
}

/// One requirement of an exercise.
struct GradedRequirement: Codable, Sendable, Equatable {
    /// The exercise's number and the requirement's: `12a.2`.
    let id: String
    /// `behavior`, `structure` or `tests`.
    let kind: String
    /// The condition that has to be true, in one sentence.
    let goal: String
    /// The points for meeting it.
    let points: Int
}
