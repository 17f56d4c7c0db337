import Foundation

/// How much a terminal can show.
package struct TerminalSize: Equatable {
    /// Characters in a line.
    package let columns: Int
    /// Lines.
    package let rows: Int

    /// A size from its parts.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The terminal's own answer, else COLUMNS and LINES, else 80 by 24; texts are no wider than 100 columns.
    package static func current(environment: [String: String]) -> TerminalSize {
        let typed = TerminalSize(
            columns: environment["COLUMNS"].flatMap { Int($0) } ?? 80,
            rows: environment["LINES"].flatMap { Int($0) } ?? 24)
        let size = answer ?? typed
        return TerminalSize(columns: bounded(size.columns), rows: max(size.rows, 4))
    }

    /// The terminal's own answer as it is now and as it is, else 80 by 24.
    package static var whole: TerminalSize { answer ?? TerminalSize(columns: 80, rows: 24) }

    /// What the terminal says; nil where there is none.
    private static var answer: TerminalSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: max(Int(size.ws_row), 1))
    }

    /// Lines longer than 100 characters are hard to read, and shorter than 20 hold no word.
    private static func bounded(_ columns: Int) -> Int { min(max(columns, 20), 100) }
}
