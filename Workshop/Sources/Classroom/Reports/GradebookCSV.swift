/// A gradebook as comma-separated values, one row per submission.
struct GradebookCSV {
    /// The program that the columns are for.
    enum Flavor: String, Sendable, CaseIterable {
        /// All values, for a spreadsheet.
        case plain
        /// The columns of Canvas's gradebook; Canvas's own keys of a student stay empty where they are unknown here.
        ///
        /// Source: Ohio State University, CarmenCanvas, "Import CSV File to Grades".
        case canvas
        /// The columns that Moodle's import of a grading worksheet looks for.
        ///
        /// The date of the last grade stays empty, since only Moodle knows it: an existing grade changes only if the
        /// teacher allows it.
        ///
        /// Source: Moodle, mod/assign/feedback/offline/importgradeslib.php and locallib.php.
        case moodle
    }

    private let gradebook: Gradebook
    private let flavor: Flavor

    /// Creates the rows of a gradebook with the columns for one program.
    init(_ gradebook: Gradebook, flavor: Flavor) { (self.gradebook, self.flavor) = (gradebook, flavor) }

    /// The rows, each with the line ending that RFC 4180 asks for.
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
        let hasRules = gradebook.course != nil
        return [
            ["name", "id", "number", "handed in", "late"] + heads + (hasRules ? ["days late", "late points"] : [])
                + ["points", "of", "not graded", "to look at"] + (hasRules ? ["remarks"] : [])
        ]
            + gradebook.submissions.map { submission in
                let marks = gradebook.exercises.flatMap { exercise in
                    let mark = submission.mark(in: exercise)
                    return [Self.number(mark?.points), mark?.outcome.rawValue ?? ""]
                }
                let late = [submission.late?.days, submission.late.map { -$0.points }].map(Self.number)
                let mark = submission.isLate.map { $0 ? "yes" : "no" } ?? ""
                return [submission.name, submission.id, submission.student?.number ?? "", time(submission), mark]
                    + marks + (hasRules ? late : [])
                    + [Self.number(submission.points), "\(gradebook.points)", submission.notGraded ?? ""]
                    + [gradebook.resemblances(of: submission)]
                    + (hasRules ? [submission.remarks.joined(separator: " ")] : [])
            }
    }

    private func time(_ submission: SubmissionMark) -> String {
        submission.handedIn ?? (submission.isAbsent ? "" : "unknown")
    }

    /// The rows for Canvas, which include its own row of possible points.
    ///
    /// Canvas finds a student by its own number, which the file names of its download have, or else by the other keys,
    /// which a roster has. What lateness costs is a column of its own, because Canvas adds up the columns.
    private var canvas: [[String]] {
        let isLate = gradebook.submissions.contains { $0.late?.points ?? 0 > 0 }
        let heads = gradebook.exercises.map { "\($0.label) \($0.name)" } + (isLate ? ["Late"] : [])
        return [["Student", "ID", "SIS User ID", "SIS Login ID", "Section"] + heads]
            + [
                ["    Points Possible", "", "", "", ""] + gradebook.exercises.map { "\($0.points)" }
                    + (isLate ? ["0"] : [])
            ]
            + gradebook.submissions.map { submission in
                let student = submission.student.flatMap { $0.system == .canvas ? $0 : nil }
                return [student?.name ?? submission.name]
                    + [student?.number, student?.sisID, student?.login, student?.section].map { $0 ?? "" }
                    + gradebook.exercises.map { Self.number(submission.mark(in: $0)?.points) }
                    + (isLate ? [Self.number(submission.late.map { -$0.points })] : [])
            }
    }

    /// The rows for Moodle, which finds a participant by the number that the folder names of its download have.
    ///
    /// A submission that isn't graded has no row: even with an empty grade, Moodle would take the row's comment.
    private var moodle: [[String]] {
        [["Identifier", "Full name", "Grade", "Maximum grade", "Last modified (grade)", "Feedback comments"]]
            + gradebook.submissions.compactMap { submission in
                guard let points = submission.points else { return nil }
                let participant = MoodleParticipant(submission)
                let comment = submission.marks.map {
                    "\($0.exercise): \(Self.number($0.points)), \($0.outcome.rawValue)"
                }
                return [
                    participant.map { "Participant \($0.number)" } ?? "", participant?.name ?? submission.name,
                    "\(points)", "\(gradebook.points)", "", (comment + submission.remarks).joined(separator: "; "),
                ]
            }
    }

    /// A number as a cell, which is empty without one.
    private static func number(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }

    /// Quotes a cell as RFC 4180 does, and marks as text any cell that a spreadsheet would take for a formula;
    /// a negative number is none.
    static func cell(_ text: String) -> String {
        let isNegative = Int(text).map { $0 < 0 } ?? false
        let isFormula = !isNegative && text.first.map { "=+-@\t\r".contains($0) } ?? false
        let harmless = isFormula ? "'" + text : text
        let needsQuotes = harmless.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
        return needsQuotes ? "\"" + harmless.replacing("\"", with: "\"\"") + "\"" : harmless
    }
}
