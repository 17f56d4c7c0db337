/// A grid of characters, written to and then read line by line.
nonisolated struct Canvas {
    private struct Cell {
        /// The character, or nothing behind a wide one.
        var text: String
        var style = TextStyle()
    }

    private var grid: [[Cell]]
    private let width: Int

    init(width: Int, height: Int) {
        self.width = width
        grid = Array(repeating: Array(repeating: Cell(text: " "), count: width), count: height)
    }

    /// Writes a text of one line, without the end that doesn't fit and without splitting a wide character.
    mutating func write(_ text: String, line: Int, column: Int, limit: Int? = nil, style: TextStyle = TextStyle()) {
        guard grid.indices.contains(line) else { return }
        var column = column
        let end = min(width, limit ?? width)
        for character in text {
            let columns = TextWidth.of(character)
            if columns == 0 || column < 0 { continue }
            guard column + columns <= end else { return }
            for offset in 0..<columns { clear(line: line, column: column + offset) }
            grid[line][column] = Cell(text: String(character), style: style)
            if columns == 2 { grid[line][column + 1] = Cell(text: "", style: style) }
            column += columns
        }
    }

    /// Changes the style of all characters in the range.
    mutating func restyle(lines: Range<Int>, columns: Range<Int>, _ change: (inout TextStyle) -> Void) {
        for line in lines.clamped(to: grid.indices) {
            for column in columns.clamped(to: 0..<width) { change(&grid[line][column].style) }
        }
    }

    /// Empties a rectangle.
    mutating func clear(_ area: Area) {
        for line in (area.line..<area.line + area.height).clamped(to: grid.indices) {
            for column in (area.column..<area.column + area.width).clamped(to: 0..<width) {
                clear(line: line, column: column)
            }
        }
    }

    /// Returns the lines, with the terminal's style codes if `color` is true.
    func lines(color: Bool) -> [String] {
        grid.map { row in color ? colored(row) : row.map(\.text).joined() }
    }

    private func colored(_ row: [Cell]) -> String {
        var line = ""
        var style = TextStyle()
        for cell in row {
            if cell.style != style {
                if !style.codes.isEmpty { line += "\u{1B}[0m" }
                line += cell.style.codes
                style = cell.style
            }
            line += cell.text
        }
        return style.codes.isEmpty ? line : line + "\u{1B}[0m"
    }

    /// Clears a place, and the other half of a wide character there.
    private mutating func clear(line: Int, column: Int) {
        if grid[line][column].text.isEmpty, column > 0 { grid[line][column - 1].text = " " }
        if column + 1 < width, grid[line][column + 1].text.isEmpty { grid[line][column + 1].text = " " }
        grid[line][column] = Cell(text: " ")
    }
}
