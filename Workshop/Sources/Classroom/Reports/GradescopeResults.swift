import Typesetting

/// The points of one submission, in the form that Gradescope reads from `results.json`.
///
/// A submission that isn't graded has neither a score nor tests, only the reason. Source: Gradescope Autograders,
/// Autograder Specifications, "Output Format".
struct GradescopeResults: Encodable, Sendable {
    private struct Test: Encodable {
        let name: String
        let number: String
        let score: Int
        let maximum: Int
        let status: String
        let output: String

        enum CodingKeys: String, CodingKey {
            case maximum = "max_score"
            case name, number, score, status, output
        }
    }

    private let score: Int?
    private let output: String
    /// Students can't use the output of the grading itself.
    private let visibilityOfPrints = "hidden"
    private let tests: [Test]

    private enum CodingKeys: String, CodingKey {
        case visibilityOfPrints = "stdout_visibility"
        case score, output, tests
    }

    /// Creates the results of one submission of a gradebook.
    init(_ submission: SubmissionMark, in gradebook: Gradebook) {
        score = submission.points
        let reason = submission.notGraded.map { ["Not graded: the submission \($0)."] } ?? []
        let remarks = gradebook.deadlineRemarks.prefix(1) + submission.remarks
        output = (reason + remarks + submission.notes + (gradebook.isConfined ? [] : [Gradebook.warning])).joined(
            separator: "\n")
        let graded = submission.points == nil ? [] : gradebook.exercises
        tests = graded.flatMap { exercise -> [Test] in
            let mark = submission.mark(in: exercise)
            return exercise.requirements.map { requirement in
                let result = mark?.requirements.first { $0.id == requirement.id }
                let own = mark?.findings(of: requirement.id) ?? []
                let shown = own.isEmpty ? Array((mark?.findings ?? []).prefix(1)) : own
                let isMet = result?.isPassed(requirement) ?? false
                return Test(
                    name: requirement.goal, number: requirement.id, score: result?.points ?? 0,
                    maximum: requirement.points, status: isMet ? "passed" : "failed",
                    output: isMet ? "" : shown.map(\.text).joined(separator: "\n\n"))
            }
        }
    }

    /// The file's text.
    var text: String { get throws { try JSONText.of(self) + "\n" } }
}
