/// A gradebook as HTML: a page for the class, and one for each submission, which can be sent to its author alone.
///
/// Each page is one file that loads nothing. The same gradebook gives the same bytes.
struct GradebookPages {
    /// The choices that a teacher has.
    struct Options: Sendable, Equatable {
        /// The title on all pages and in the window.
        var title: String?

        /// Chooses a title; nil for that of the course, or else of the workbook.
        init(title: String? = nil) { self.title = title }
    }

    private let gradebook: Gradebook
    private let options: Options

    /// Creates the pages of a gradebook.
    init(_ gradebook: Gradebook, _ options: Options = Options()) {
        (self.gradebook, self.options) = (gradebook, options)
    }

    /// The text of each page by its path: `index.html`, and `students/ID.html` for each submission.
    var files: [String: String] {
        let paths = StudentPaths(gradebook.submissions)
        var files = ["index.html": ClassPage(gradebook, paths: paths, title: title).text]
        for (page, path) in zip(students, paths.all) { files[path] = page }
        return files
    }

    /// The text of each student's page, in the order of the submissions.
    var students: [String] {
        gradebook.submissions.map { StudentPage($0, in: gradebook, title: title).text }
    }

    private var title: String { options.title ?? gradebook.course?.title ?? "The architecture workbook" }
}
