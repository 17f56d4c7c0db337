import Foundation

/// The reference of an exercise beside the learner's version, for a terminal.
public struct SolutionPage {
    private let readme: String
    private let files: [FileDifference]

    /// Reads the solution's text and the files that a learner edits, in both versions.
    public init(of exercise: Exercise, in catalogue: Catalogue) throws(SolutionError) {
        let folder = "Solutions/" + exercise.folder
        let checkout = catalogue.checkout
        guard let readme = try? catalogue.text(of: folder + "/README.md") else { throw .none(folder: folder) }
        self.readme = readme
        files = exercise.editable.map { file in
            FileDifference(
                file: file,
                difference: LineDifference(
                    from: FileDifference.text(exercise.path + "/" + file, checkout),
                    to: FileDifference.text(folder + "/" + file, checkout)))
        }
    }

    /// The reasons first, in lines of at most `width` columns; then the files, side by side where there is room.
    public func lines(_ style: Style, width: Int, room: Int) -> [String] {
        MarkdownPage.lines(readme, style: style, width: width)
            + files.flatMap { [""] + lines(of: $0, style, width: width, room: room) }
    }

    private func lines(of file: FileDifference, _ style: Style, width: Int, room: Int) -> [String] {
        if file.difference.isEmpty { return [style.bold(file.file) + ": yours is the same"] }
        if room >= SideBySide.leastWidth {
            return SideBySide.lines(
                file.difference, titles: ("yours: " + file.file, "the reference"), style: style, width: room)
        }
        return [style.bold(file.file), "  " + style.bad("- yours") + "   " + style.good("+ the reference"), ""]
            + UnifiedLines.lines(file.difference.rows, style: style, width: .max)
    }
}
