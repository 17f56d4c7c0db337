import Foundation

/// The size of a terminal.
package struct TerminalSize: Equatable {
    /// The number of characters in a line.
    package let columns: Int
    /// The number of lines.
    package let rows: Int

    /// Creates a size from its parts.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Returns the terminal's size, else COLUMNS and LINES, else 80 by 24; the width is at most 100, for texts.
    package static func current(environment: [String: String]) -> TerminalSize {
        let typed = TerminalSize(
            columns: environment["COLUMNS"].flatMap { Int($0) } ?? 80,
            rows: environment["LINES"].flatMap { Int($0) } ?? 24)
        let size = answer ?? typed
        return TerminalSize(columns: bounded(size.columns), rows: max(size.rows, 4))
    }

    /// The terminal's current size without that limit, else 80 by 24.
    package static var whole: TerminalSize { answer ?? TerminalSize(columns: 80, rows: 24) }

    /// The size that the terminal reports, or nil if there is none.
    private static var answer: TerminalSize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return TerminalSize(columns: Int(size.ws_col), rows: max(Int(size.ws_row), 1))
    }

    /// Lines of more than 100 characters are hard to read, and fewer than 20 leave no room for a word.
    private static func bounded(_ columns: Int) -> Int { min(max(columns, 20), 100) }
}
