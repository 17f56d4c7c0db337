/// A gradebook as comma-separated values, one row a submission.
struct GradebookCSV {
    /// For whom the columns are.
    enum Flavor: String, Sendable, CaseIterable {
        /// Everything that is known, for a spreadsheet.
        case plain
        /// The columns of Canvas's gradebook. Its own keys of a student stay empty where nothing here knows them.
        ///
        /// Source: Ohio State University, CarmenCanvas, "Import CSV File to Grades".
        case canvas
        /// The columns that Moodle's import of a grading worksheet looks for. The date of the last grade, which Moodle alone
        /// knows, stays empty: a grade that is there already is only changed if the teacher allows it.
        ///
        /// Source: Moodle, mod/assign/feedback/offline/importgradeslib.php and locallib.php.
        case moodle
    }

    private let gradebook: Gradebook
    private let flavor: Flavor

    /// The values of a gradebook in the columns of that flavor.
    init(_ gradebook: Gradebook, flavor: Flavor) { (self.gradebook, self.flavor) = (gradebook, flavor) }

    /// The rows, each ended as RFC 4180 says.
    var text: String {
        let rows =
            switch flavor {
            case .plain: plain
            case .canvas: canvas
            case .moodle: moodle
            }
        return rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private var plain: [[String]] {
        let heads = gradebook.exercises.flatMap { ["\($0.label) \($0.name)", "\($0.label) outcome"] }
        return [["name", "id", "handed in"] + heads + ["points", "of", "refused"]]
            + gradebook.submissions.map { submission in
                let marks = gradebook.exercises.flatMap { exercise in
                    let mark = submission.mark(in: exercise)
                    return [mark.map { "\($0.points)" } ?? "", mark?.outcome.rawValue ?? ""]
                }
                return [submission.name, submission.id, submission.handedIn ?? ""] + marks
                    + ["\(submission.points)", "\(gradebook.points)", submission.refusal ?? ""]
            }
    }

    /// Canvas finds a student by its own number, which its download of all submissions puts into each name; where there
    /// is none, by the name. The row of points is one of Canvas's own.
    private var canvas: [[String]] {
        let heads = gradebook.exercises.map { "\($0.label) \($0.name)" }
        return [["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + heads]
            + [["    Points Possible", "", "", "", ""] + gradebook.exercises.map { "\($0.points)" }]
            + gradebook.submissions.map { submission in
                let number = submission.name.firstMatch(of: /^[^_]+_(?:LATE_)?([0-9]+)_[0-9]+_/)
                return [submission.name, number.map { "\($0.1)" } ?? "", "", "", ""]
                    + gradebook.exercises.map { submission.mark(in: $0).map { "\($0.points)" } ?? "" }
            }
    }

    /// Moodle finds a participant by a number, which its download of all submissions puts into each folder's name.
    private var moodle: [[String]] {
        [["Identifier", "Full name", "Grade", "Maximum grade", "Last modified (grade)", "Feedback comments"]]
            + gradebook.submissions.map { submission in
                let parts = submission.name.firstMatch(of: /^(.*?)_([0-9]+)_assignsubmission_/)
                let comment =
                    submission.refusal.map { "Nothing was graded: it \($0)." }
                    ?? submission.marks.map { "\($0.exercise): \($0.points), \($0.outcome.rawValue)" }
                    .joined(separator: "; ")
                return [
                    parts.map { "Participant \($0.2)" } ?? "", parts.map { "\($0.1)" } ?? submission.name,
                    "\(submission.points)", "\(gradebook.points)", "", comment,
                ]
            }
    }

    /// A cell as RFC 4180 writes it. One that a spreadsheet would take for a formula is text.
    static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let harmless = isFormula ? "'" + text : text
        let needsQuotes = harmless.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        return needsQuotes ? "\"" + harmless.replacing("\"", with: "\"\"") + "\"" : harmless
    }
}
