/// A gradebook as HTML: a page of the class, and one for each submission that can be sent to its author alone.
///
/// Each page is one file that asks for nothing from anywhere. The same gradebook gives the same bytes.
struct GradebookPages {
    /// What a teacher can choose.
    struct Options: Sendable, Equatable {
        /// What the pages are called, above all names and in the window's title.
        var title: String

        /// Pages of that title.
        init(title: String = "The architecture workbook") { self.title = title }
    }

    private let gradebook: Gradebook
    private let options: Options

    /// The pages of a gradebook.
    init(_ gradebook: Gradebook, _ options: Options = Options()) {
        (self.gradebook, self.options) = (gradebook, options)
    }

    /// The text of each page by its path: `index.html`, and `students/ID.html` for each submission.
    var files: [String: String] {
        let paths = StudentPaths(gradebook.submissions)
        var files = ["index.html": ClassPage(gradebook, paths: paths, title: options.title).text]
        for (submission, path) in zip(gradebook.submissions, paths.all) {
            files[path] = StudentPage(submission, in: gradebook, title: options.title).text
        }
        return files
    }
}
