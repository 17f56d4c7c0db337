import Foundation

/// The call that opens a file in the first available editor of `VISUAL`, `EDITOR`, Xcode, VS Code and vi.
struct EditorCall: Equatable {
    /// The editor's program.
    let program: URL
    /// The arguments, beginning with those from the variable.
    let arguments: [String]
    /// Whether the editor occupies the terminal while it runs.
    let needsTerminal: Bool

    /// The editor's name.
    var name: String { program.lastPathComponent }

    #if canImport(Darwin)
    static let others = [["xed"], ["code"], ["vi"]]
    #else
    // On other systems, a program named xed isn't Xcode's.
    static let others = [["code"], ["vi"]]
    #endif

    /// Chooses the editor by the variables; `find` looks for a program by its name or path.
    ///
    /// - Throws: `EditorError.none`.
    init(
        opening file: String, at line: Int?, environment: [String: String], others: [[String]] = Self.others,
        find: (String) -> URL?
    ) throws(EditorError) {
        let named = EditorError.variables.map { ShellWords.split(environment[$0] ?? "") }
        for words in named + others {
            guard let name = words.first, let program = find(name) else { continue }
            let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
            let given = Array(words.dropFirst())
            let editor = KnownEditor(program.lastPathComponent, given, hasDisplay: hasDisplay)
            self.program = program
            arguments = given + editor.arguments(opening: file, at: line)
            needsTerminal = editor.needsTerminal
            return
        }
        let missing = zip(EditorError.variables, named).first { !$1.isEmpty }
        throw .none(missing: missing.map { .init(variable: $0, program: $1[0]) })
    }
}
