/// The reasons why no editor shows the place of a finding.
enum EditorError: Error, Equatable, CustomStringConvertible {
    /// A variable that names a missing program.
    struct Missing: Equatable {
        let variable: String
        let program: String
    }

    /// No editor was found; `missing` is the variable that names a missing program.
    case none(missing: Missing?)
    /// The editor needs a terminal, and there is none.
    case noTerminal(editor: String, place: String)
    /// The editor can't be started.
    case notStarted(editor: String, reason: String)
    /// The editor soon exited with an error.
    case failed(editor: String, errors: String)

    /// The variables that may name an editor, in order of precedence.
    static let variables = ["VISUAL", "EDITOR"]

    /// The reason in words, and what to do about it.
    var description: String {
        switch self {
        case .none(let missing):
            """
            No editor was found to open the file with.
              why: \(Self.why(missing)), and none of xed (Xcode), code (VS Code) and vi is on your PATH
              fix: name your editor before you start the workbook, as in: export EDITOR=vim
            """
        case .noTerminal(let editor, let place):
            """
            \(editor) needs a terminal, and there is none here.
              fix: open \(place) yourself
            """
        case .notStarted(let editor, let reason):
            """
            \(editor) can't be started: \(reason)
              fix: set VISUAL or EDITOR to an editor that can, as in: export EDITOR=vim
            """
        case .failed(let editor, let errors):
            """
            \(editor) ended with an error\(errors.isEmpty ? "." : ": \(errors)")
              fix: set VISUAL or EDITOR to another editor, as in: export EDITOR=vim
            """
        }
    }

    private static func why(_ missing: Missing?) -> String {
        guard let missing else { return "neither VISUAL nor EDITOR is set" }
        return "\(missing.variable) names \(missing.program), which is not there"
    }
}
