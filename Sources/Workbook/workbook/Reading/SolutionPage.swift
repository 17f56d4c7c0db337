import Course
import Typesetting

/// The reference of an exercise next to the learner's version, for a terminal.
struct SolutionPage {
    private let readme: String
    private let folder: String
    private let files: [FileDifference]
    /// Whether a line of code that is too wide for the room is folded; a pager does that by itself.
    var foldsCode = false
    /// The number of lines shown before and after each difference.
    private static let context = 3

    /// Reads the solution's text and both versions of the editable files.
    init(of exercise: Exercise, in catalogue: Catalogue) throws(SolutionError) {
        let folder = "Solutions/" + exercise.folder
        let checkout = catalogue.checkout
        guard let readme = try? catalogue.text(of: folder + "/README.md") else { throw .none(folder: folder) }
        self.readme = readme
        self.folder = folder
        files = exercise.editable.map { file in
            FileDifference(
                file: file,
                difference: LineDifference(
                    from: FileDifference.text(exercise.path + "/" + file, checkout),
                    to: FileDifference.text(folder + "/" + file, checkout)))
        }
    }

    /// Returns the explanation in lines of at most `width` columns, and then the files, side by side if there is room.
    ///
    /// Only the differences with a few lines around them are shown, unless `whole` is true; `more` is the command that
    /// shows everything.
    func lines(_ style: Style, width: Int, room: Int, whole: Bool, more: String) -> [String] {
        let shown = files.flatMap { [""] + lines(of: $0, style, width: width, room: room, whole: whole) }
        let count = files.map { $0.difference.isEmpty || whole ? 0 : leftOut(of: $0) }.reduce(0, +)
        let note =
            count == 0
            ? []
            : [""]
                + TextColumns.wrap(
                    "\(count.counted("line")) that you share \(count == 1 ? "is" : "are") left out. To see all: \(more)",
                    width: width)
        return MarkdownPage.lines(readme, in: folder, style: style, width: width, room: room) + shown + note
    }

    private func leftOut(of file: FileDifference) -> Int {
        file.difference.rows.count - file.difference.hunks(context: Self.context).map(\.count).reduce(0, +)
    }

    private func lines(
        of file: FileDifference, _ style: Style, width: Int, room: Int, whole: Bool
    ) -> [String] {
        if file.difference.isEmpty { return [style.bold(file.file) + ": yours is the same"] }
        let rows = file.difference.rows
        let parts = whole ? [rows[...]] : file.difference.hunks(context: Self.context)
        // Dots mark all lines left out, including those at the beginning and the end.
        let dots = [style.faint("  ...")]
        let before = parts.first?.startIndex == rows.startIndex ? [] : dots
        let after = parts.last?.endIndex == rows.endIndex ? [] : dots
        if room >= SideBySide.leastWidth {
            let head = SideBySide.head(("yours: " + file.file, "the reference"), style: style, width: room)
            let body = parts.map { SideBySide.lines($0, style: style, width: room) }
            return [head] + before + body.joined(separator: dots) + after
        }
        let body = parts.map { UnifiedLines.lines($0, style: style, width: foldsCode ? room : .max) }
        return [style.bold(file.file), "  " + style.bad("- yours") + "   " + style.good("+ the reference"), ""]
            + before + body.joined(separator: dots) + after
    }
}
