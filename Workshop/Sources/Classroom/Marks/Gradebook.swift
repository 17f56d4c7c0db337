/// What a class earned: all submissions that were graded together, by their names.
struct Gradebook: Codable, Sendable, Equatable {
    /// The version of its shape; `Documentation/grades.schema.json` describes it.
    static let version = 1

    /// The version of the shape in which it was written.
    let version: Int
    /// What was to be solved, in the order of the workbook.
    let exercises: [GradedExercise]
    /// Whether submissions were built and run in a box, where they see nothing of the machine.
    let isConfined: Bool
    /// The submissions, sorted by name.
    let submissions: [SubmissionMark]

    /// A gradebook from its parts.
    init(exercises: [GradedExercise], isConfined: Bool, submissions: [SubmissionMark]) {
        version = Self.version
        self.exercises = exercises
        self.isConfined = isConfined
        self.submissions = submissions.sorted {
            ($0.name.lowercased(), $0.name, $0.id) < ($1.name.lowercased(), $1.name, $1.id)
        }
    }

    /// Everything that can be earned.
    var points: Int { exercises.reduce(0) { $0 + $1.points } }
}

/// One exercise that a class had to solve.
struct GradedExercise: Codable, Sendable, Equatable {
    /// Its number in two digits.
    let label: String
    /// Its name: `Worker`.
    let name: String
    /// What it is about, as a sentence without a period.
    let title: String
    /// Everything that can be earned in it.
    let points: Int
    /// What it asks for.
    let requirements: [GradedRequirement]
}

/// One thing that an exercise asks for.
struct GradedRequirement: Codable, Sendable, Equatable {
    /// The exercise's number and its own: `12a.2`.
    let id: String
    /// `behavior`, `structure` or `tests`.
    let kind: String
    /// What has to be true, in one sentence.
    let goal: String
    /// What meeting it is worth.
    let points: Int
}
