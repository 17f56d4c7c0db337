/// Names that people type in place of numbers: `worker` for `12a-Worker`.
extension Catalogue {
    /// Folders of one kind, each with the two parts of its name.
    typealias Folders = [(label: String, name: String)]

    /// Returns the number of a lesson or an exercise that was typed by its name; a number stays as it is.
    ///
    /// - Throws: `CatalogueError.noName` or `CatalogueError.severalNames`.
    package func label(_ typed: String) throws(CatalogueError) -> String {
        try label(typed, of: "lesson or exercise", among: lessonFolders + exerciseFolders)
    }

    /// Returns the number of a lesson that was typed by its name; a number stays as it is.
    func lessonLabel(_ typed: String) throws(CatalogueError) -> String {
        if let other = only(typed, in: exerciseFolders), FolderName.matches(typed, in: lessonFolders).isEmpty {
            throw .otherKind(typed, expected: "lesson", found: "exercise \(other)")
        }
        return try label(typed, of: "lesson", among: lessonFolders)
    }

    /// Returns the number of an exercise that was typed by its name; a number stays as it is.
    func exerciseLabel(_ typed: String) throws(CatalogueError) -> String {
        if let other = only(typed, in: lessonFolders), FolderName.matches(typed, in: exerciseFolders).isEmpty {
            throw .otherKind(typed, expected: "exercise", found: "lesson \(other)")
        }
        return try label(typed, of: "exercise", among: exerciseFolders)
    }

    private var lessonFolders: Folders { lessons.map { ($0.label, $0.name) } }
    /// The folders of all exercises, including broken ones, so that a name leads to the error just as a number does.
    private var exerciseFolders: Folders { Self.folders(checkout.url("Exercises")) }

    private func only(_ typed: String, in folders: Folders) -> String? {
        let found = Self.isName(typed) ? FolderName.matches(typed, in: folders) : []
        return found.count == 1 ? Self.text(found[0]) : nil
    }

    private func label(
        _ typed: String, of kind: String, among folders: Folders
    ) throws(CatalogueError) -> String {
        if !Self.isName(typed) { return typed }
        let found = FolderName.matches(typed, in: folders)
        if found.count == 1 { return found[0].label }
        if found.isEmpty {
            throw .noName(typed, kind: kind, meant: FolderName.nearest(to: typed, in: folders).map(Self.text))
        }
        throw .severalNames(typed, found.map(Self.text))
    }

    /// Returns whether the text is a name; numbers begin with a digit.
    private static func isName(_ typed: String) -> Bool { typed.first?.isLetter == true }

    private static func text(_ folder: Folders.Element) -> String { "\(folder.label) \(folder.name)" }
}
