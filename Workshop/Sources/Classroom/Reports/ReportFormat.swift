/// The forms in which marks are told.
enum ReportFormat: String, Sendable, CaseIterable {
    /// For people, on a terminal.
    case table
    /// For spreadsheets, Canvas and Moodle.
    case csv
    /// For programs: everything that is known.
    case json
    /// Pages for a browser, one for the class and one for each student.
    case html
    /// For the summary of a workflow's run.
    case markdown
    /// Points as notices of a GitHub workflow.
    case github
    /// For servers of continuous integration.
    case junit
    /// `results.json`, which Gradescope reads, one for each submission.
    case gradescope
    /// `result.json`, which Classroom 50 reads, one for each submission.
    case classroom50

    /// Whether it is a folder of files and no text.
    var isFolder: Bool { [.html, .gradescope, .classroom50].contains(self) }
}
