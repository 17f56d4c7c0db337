import Typesetting

/// The points of one submission, in the form that Classroom 50 reads from `result.json`.
///
/// Source: Fifty Foundation, Classroom 50, wiki, Advanced Autograding, "The result.json contract"
/// (classroom50/result/v1).
struct Classroom50Results: Encodable, Sendable {
    private struct Test: Encodable {
        let name: String
        let passed: Bool
        let score: Int
        let maximum: Int

        enum CodingKeys: String, CodingKey {
            case name = "test-name"
            case passed, score
            case maximum = "max-score"
        }
    }

    private let schema = "classroom50/result/v1"
    /// The runner's facts about the submission from environment variables, by their field names.
    private let identity: [String: String]
    private let score: Int
    private let maximum: Int
    private var tests: [Test]

    /// Creates the results of one submission, in the environment that the runner gives an autograder; nil for one that
    /// isn't graded, because the contract demands a score.
    init?(_ submission: SubmissionMark, in gradebook: Gradebook, environment: [String: String]) {
        guard let points = submission.points else { return nil }
        let fields = [
            ("classroom", "CLASSROOM"), ("assignment", "ASSIGNMENT"), ("owner", "OWNER"),
            ("assignment_type", "ASSIGNMENT_TYPE"), ("submission", "SUBMISSION_TAG"), ("commit", "COMMIT_URL"),
            ("release", "RELEASE_URL"), ("review", "REVIEW_URL"),
        ]
        var identity = fields.reduce(into: [String: String]()) { $0[$1.0] = environment[$1.1] }
        identity["datetime"] = submission.handedIn
        self.identity = identity
        (score, maximum) = (points, gradebook.points)
        tests = gradebook.exercises.flatMap { exercise in
            exercise.requirements.map { requirement in
                let result = submission.mark(in: exercise)?.requirements.first { $0.id == requirement.id }
                return Test(
                    name: "\(requirement.id) \(requirement.goal)", passed: result?.isPassed(requirement) ?? false,
                    score: result?.points ?? 0, maximum: requirement.points)
            }
        }
        // The score is the sum of the tests' scores.
        if let late = submission.late, let words = late.words {
            tests.append(Test(name: words, passed: false, score: -late.points, maximum: 0))
        }
    }

    /// Writes the fields of the contract.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(schema, forKey: Field("schema"))
        for (name, value) in identity { try fields.encode(value, forKey: Field(name)) }
        try fields.encode(score, forKey: Field("score"))
        try fields.encode(maximum, forKey: Field("max-score"))
        try fields.encode(tests, forKey: Field("tests"))
    }

    private struct Field: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// The file's text.
    var text: String { get throws { try JSONText.of(self) + "\n" } }
}
