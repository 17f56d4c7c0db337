/// The formats of reports.
enum ReportFormat: String, Sendable, CaseIterable {
    /// A table for people, on a terminal.
    case table
    /// Rows for spreadsheets, Canvas and Moodle.
    case csv
    /// All values, for programs.
    case json
    /// Pages for a browser, one for the class and one for each student.
    case html
    /// Students' pages in an archive that Moodle takes as feedback files.
    case feedback
    /// The summary of a workflow run.
    case markdown
    /// The points as notices of a GitHub workflow.
    case github
    /// JUnit's XML, for continuous integration servers.
    case junit
    /// A `results.json` for each submission, which Gradescope reads.
    case gradescope
    /// A `result.json` for each submission, which Classroom 50 reads.
    case classroom50

    /// Whether the report is a folder or an archive of files instead of one text.
    var isFolder: Bool { [.html, .feedback, .gradescope, .classroom50].contains(self) }
}
