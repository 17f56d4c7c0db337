/// The way in which an editor takes the line, and whether it needs the terminal.
///
/// Source: the manual pages and the `--help` of each.
enum KnownEditor: Equatable {
    /// `+N FILE`, on the terminal.
    case plus
    /// `+N FILE`, in its own window.
    case windowPlus
    /// `FILE:N`, on the terminal.
    case colon
    /// `FILE:N`, in its own window.
    case windowColon
    /// `--goto FILE:N`, in its own window.
    case windowGoto
    /// `--line N FILE`, in its own window.
    case windowLine
    /// The file alone, on the terminal, because programs wait for the editor that a variable names.
    case unknown

    private static let names: [KnownEditor: [String]] = [
        .plus: ["vi", "vim", "nvim", "view", "nano", "pico", "mg", "joe", "kak", "micro"],
        .windowPlus: ["gvim", "mvim", "bbedit", "gedit"],
        .colon: ["hx", "helix"],
        .windowColon: ["subl", "sublime_text", "zed", "zeditor"],
        .windowGoto: ["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"],
        .windowLine: ["xed", "mate", "kate"],
    ]

    /// Finds the editor by its name and arguments; Emacs has a window only if there is a display.
    init(_ name: String, _ arguments: [String], hasDisplay: Bool) {
        switch name {
        case "emacs", "emacsclient":
            let isPlain = arguments.contains { ["-nw", "--no-window-system", "-t", "--tty"].contains($0) }
            self = isPlain || !hasDisplay ? .plus : .windowPlus
        default: self = Self.names.first { $0.value.contains(name) }?.key ?? .unknown
        }
    }

    /// Whether the editor occupies the terminal while it runs.
    var needsTerminal: Bool {
        switch self {
        case .plus, .colon, .unknown: true
        case .windowPlus, .windowColon, .windowGoto, .windowLine: false
        }
    }

    /// Returns the arguments that open a file, at a line if there is one.
    func arguments(opening file: String, at line: Int?) -> [String] {
        guard let line else { return [file] }
        switch self {
        case .plus, .windowPlus: return ["+\(line)", file]
        case .colon, .windowColon: return ["\(file):\(line)"]
        case .windowGoto: return ["--goto", "\(file):\(line)"]
        case .windowLine: return ["--line", "\(line)", file]
        case .unknown: return [file]
        }
    }
}
