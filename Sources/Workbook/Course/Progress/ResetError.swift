/// The reasons for not restoring an exercise's starter.
package enum ResetError: Error, Equatable, CustomStringConvertible {
    /// The pristine copy is missing.
    case noStarter(file: String, reason: String)
    /// The learner's version couldn't be copied, so nothing was changed.
    case noBackup(folder: String, exercise: String, reason: String)
    /// The learner's version was copied, if there was one, and then a file couldn't be replaced.
    case notRestored(file: String, backup: String?, reason: String)

    /// The reason in words, whether anything was changed, and how to fix it.
    package var description: String {
        switch self {
        case .noStarter(let file, let reason):
            """
            \(file): can't be read: \(reason). Nothing was changed.
              fix: bring it back: git checkout -- '\(file)'
            """
        case .noBackup(let folder, let exercise, let reason):
            """
            \(folder): your version can't be put away there: \(reason). Nothing was changed.
              fix: make .workbook writable, or copy \(exercise) elsewhere and type: git checkout -- '\(exercise)'
            """
        case .notRestored(let file, let backup, let reason):
            """
            \(file): can't be replaced: \(reason).\(backup.map { " Your version is safe in \($0)." } ?? "")
              fix: make the file writable and type the command again
            """
        }
    }
}
