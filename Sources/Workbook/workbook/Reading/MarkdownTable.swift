import Typesetting

/// Reads and draws tables.
enum MarkdownTable {
    /// Returns the cells of one line between its bars.
    static func cells(_ line: String) -> [String] {
        var inner = Substring(line.dropFirst())
        while inner.last == " " { inner = inner.dropLast() }
        if inner.last == "|" { inner = inner.dropLast() }
        var cells = [""]
        var isCode = false
        for character in inner {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode { cells.append("") } else { cells[cells.count - 1].append(character) }
        }
        return cells.map(\.trimmedAtStart.trimmedAtEnd)
    }

    /// Returns the table in lines no wider than `room`, with cells wrapped if necessary and no column wider than
    /// `width`.
    ///
    /// A table that is still too wide is split into several, each with the first column. If a word is too long even for
    /// that, each cell gets its own line.
    static func lines(_ rows: [[String]], in folder: String, style: Style, width: Int, room: Int) -> [String] {
        let hasHeader = rows.count > 1 && isRule(rows[1])
        let rows = rows.filter { !isRule($0) && !$0.allSatisfy(\.isEmpty) }
            .map { $0.map { MarkdownSpans.text($0, in: folder, style: style) } }
        if rows.isEmpty { return [] }
        let columns = TableColumns(of: rows, widest: width)
        guard let groups = columns.groups(within: room) else {
            return list(rows, hasHeader: hasHeader && rows.first?.contains { !$0.isEmpty } == true, width: width)
        }
        let tables = groups.map { group in
            let widths = columns.widths(of: group, within: room) ?? []
            return rows.enumerated().flatMap { index, row in
                let cells = group.map { $0 < row.count ? row[$0] : "" }
                return self.row(cells, widths).map {
                    index == 0 && hasHeader && cells.first != "" ? style.bold($0) : $0
                }
            }
        }
        return Array(tables.joined(separator: [""]))
    }

    private static func isRule(_ row: [String]) -> Bool {
        row.allSatisfy { $0.contains("-") && $0.allSatisfy { "-: ".contains($0) } }
    }

    /// Returns one row in lines, each cell wrapped in its column.
    private static func row(_ row: [String], _ widths: [Int]) -> [String] {
        let cells = zip(row, widths).map { TextColumns.wrap($0, width: $1) }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            let parts = zip(cells, widths).map { cell, width in
                TextColumns.padded(line < cell.count ? cell[line] : "", to: width)
            }
            return parts.joined(separator: String(repeating: " ", count: TableColumns.gap)).trimmedAtEnd
        }
    }

    /// Returns one cell per line, after the name of its column if there is one.
    private static func list(_ rows: [[String]], hasHeader: Bool, width: Int) -> [String] {
        let names = hasHeader ? rows.first ?? [] : []
        return rows.dropFirst(hasHeader ? 1 : 0).flatMap { row in
            row.enumerated().flatMap { column, cell -> [String] in
                if cell.isEmpty { return [] }
                let name = names.count > column && !names[column].isEmpty && column > 0 ? names[column] + ": " : ""
                return TextColumns.wrap(name + cell, width: width - 4).map { (column == 0 ? "" : "    ") + $0 }
            }
        }
    }
}
