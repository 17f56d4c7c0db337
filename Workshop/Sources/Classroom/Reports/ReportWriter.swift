import Foundation
import Typesetting

/// Writes a gradebook in one of the formats.
struct ReportWriter {
    private let gradebook: Gradebook
    private let format: ReportFormat
    private let columns: GradebookCSV.Flavor
    private let environment: [String: String]

    /// Creates a writer for one format; `columns` are those of `csv`, and `environment` holds the variables of
    /// Classroom 50's runner.
    init(
        _ gradebook: Gradebook, as format: ReportFormat, columns: GradebookCSV.Flavor = .plain,
        environment: [String: String] = [:]
    ) {
        (self.gradebook, self.format) = (gradebook, format)
        (self.columns, self.environment) = (columns, environment)
    }

    /// Returns the report as one text, styled for a terminal on request; nil for a format that is a folder of files.
    func text(_ style: Style = .plain, width: Int = 100) throws -> String? {
        switch format {
        case .table: GradebookTable(gradebook, style: style, width: width).text + "\n"
        case .csv: GradebookCSV(gradebook, flavor: columns).text
        case .json: try GradebookJSON.text(gradebook)
        case .markdown: MarkdownReport(gradebook).text
        case .github: GitHubNotices(gradebook).text
        case .junit: JUnitReport(gradebook).text
        case .html, .feedback, .gradescope, .classroom50: nil
        }
    }

    /// The sentence about submissions that the report leaves out; nil if there are none.
    var leftOut: String? {
        if format == .feedback {
            let count = FeedbackArchive(gradebook).leftOut
            if count == 0 { return nil }
            let whom = count == 1 ? "1 submission has" : "\(count) submissions have"
            return "\(whom) no participant's number from Moodle's download, and so no page in the archive"
        }
        let isComplete = !(format == .classroom50 || format == .csv && columns == .moodle)
        let count = gradebook.submissions.count { $0.notGraded != nil && !$0.isAbsent }
        if isComplete || count == 0 { return nil }
        let whom = count == 1 ? "1 submission is not graded and has" : "\(count) submissions are not graded and have"
        let what = format == .csv ? "row" : "file"
        return "\(whom) no \(what), so no 0 is imported for \(count == 1 ? "it" : "them"); --format table says why"
    }

    /// Writes the report to a file, or to a folder if its format has several files; each file is written whole or not
    /// at all.
    ///
    /// The result of a single submission goes into the file itself if the place ends in `.json`.
    ///
    /// - Returns: the number of files written, also into an archive.
    func write(to place: URL) throws -> Int {
        if let text = try text() {
            try Self.write(text, to: place)
            return 1
        }
        if format == .feedback {
            let archive = FeedbackArchive(gradebook)
            try Self.write(try archive.data, to: place)
            return gradebook.submissions.count - archive.leftOut
        }
        let files = try files
        if files.count == 1, let only = files.values.first, place.pathExtension == "json" {
            try Self.write(only, to: place)
            return 1
        }
        // The index comes last, because it links to the others.
        for (path, text) in files.sorted(by: { $0.key > $1.key }) {
            try Self.write(text, to: place.appendingPathComponent(path))
        }
        return files.count
    }

    /// Returns the names of students' pages in the folder that belong to nobody in this gradebook.
    func strangers(in place: URL) -> [String] {
        guard format == .html else { return [] }
        let own = Set(StudentPaths(gradebook.submissions).all)
        let folder = place.appendingPathComponent(StudentPaths.folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".html") && !own.contains("\(StudentPaths.folder)/\($0)") }.sorted()
    }

    private var files: [String: String] {
        get throws {
            switch format {
            case .html: GradebookPages(gradebook).files
            case .gradescope: try results { try GradescopeResults($0, in: gradebook).text }
            case .classroom50:
                try results { try Classroom50Results($0, in: gradebook, environment: environment)?.text }
            case .table, .csv, .json, .feedback, .markdown, .github, .junit: [:]
            }
        }
    }

    /// Returns one file per submission, named by its id, unless there is no text for it.
    private func results(_ text: (SubmissionMark) throws -> String?) rethrows -> [String: String] {
        try gradebook.submissions.reduce(into: [:]) { $0["\($1.id).json"] = try text($1) }
    }

    /// Writes a text, whole or not at all.
    static func write(_ text: String, to file: URL) throws(GradeError) { try write(Data(text.utf8), to: file) }

    private static func write(_ data: Data, to file: URL) throws(GradeError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: FileReason.text(error))
        }
    }
}
