/// The points of each submission as notices of a GitHub workflow run.
///
/// GitHub Classroom's own reporter prints these two, and reports points in no other way. Sources: GitHub, "Workflow
/// commands for GitHub Actions", "Setting a notice message"; classroom-resources/autograding-grading-reporter,
/// `src/notify-classroom.js`.
struct GitHubNotices {
    private let gradebook: Gradebook

    /// Creates the notices for a gradebook.
    init(_ gradebook: Gradebook) { self.gradebook = gradebook }

    /// The lines to print; a submission that couldn't be graded is an error without points.
    var text: String { gradebook.submissions.map(lines).joined() }

    private func lines(_ submission: SubmissionMark) -> String {
        guard let total = submission.points else {
            let reason = Self.escaped("\(submission.name) \(submission.notGraded ?? "")")
            return "::error title=Not graded::\(reason)\n"
        }
        let most = gradebook.points
        let remarks = submission.remarks.map { "::notice title=Remark::\(Self.escaped($0))\n" }.joined()
        return """
            ::notice title=Autograding complete::Points \(total)/\(most)
            ::notice title=Autograding report::{"totalPoints":\(total),"maxPoints":\(most)}

            """ + remarks
    }

    /// Escapes the characters that have a meaning in a workflow command.
    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
}
