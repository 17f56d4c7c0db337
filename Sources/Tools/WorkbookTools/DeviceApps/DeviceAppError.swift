/// The reasons why an app could not be written.
enum DeviceAppError: Error, Equatable, CustomStringConvertible {
    /// The exercise isn't passed, and its solution was asked for without `--peek`.
    case notPassed(exercise: String)
    /// The folder for the app doesn't exist, or isn't one.
    case noFolder(String)
    /// Something is there that this command didn't write.
    case notOurs(String)
    /// The app that is there was edited.
    case edited(String, files: [String])
    /// The app's folder could not be put in its place, and nothing was changed.
    case notWritten(String, reason: String)

    /// The most files that are listed.
    private static let listed = 5

    var description: String {
        switch self {
        case .notPassed(let exercise):
            """
            Exercise \(exercise) is not passed yet, so its solution is not written.
              why: the solution teaches most when there is one of your own to lay it beside
              fix: `swift run workbook app \(exercise)` writes yours; --solution --peek writes the solution all the same, \
            and remembers that
            """
        case .noFolder(let path):
            """
            \(path): there is no such folder.
              fix: make it, or name another one: --into FOLDER
            """
        case .notOurs(let path):
            """
            \(path) is there, and this command did not write it. Nothing was written.
              why: app replaces only what it wrote itself
              fix: name another folder with --into, or type --force: what is there gets another name then
            """
        case .edited(let path, let files):
            """
            \(path) was edited since this command wrote it, and nothing was written:
            \(Self.list(files))
              why: app replaces only what is still as it wrote it
              fix: name another folder with --into, or type --force: your version gets another name then
            """
        case .notWritten(let path, let reason):
            """
            \(path) could not be written: \(reason)
              why: an app is written as a whole or not at all; nothing was changed
              fix: make that possible, or name another folder: --into FOLDER
            """
        }
    }

    private static func list(_ files: [String]) -> String {
        let more = files.count > listed ? ["  and \(files.count - listed) more"] : []
        return (files.prefix(listed).map { "  " + $0 } + more).joined(separator: "\n")
    }
}
