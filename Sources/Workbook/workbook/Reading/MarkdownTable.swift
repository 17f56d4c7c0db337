import Typesetting

/// Reads and draws tables.
enum MarkdownTable {
    /// The cells of one line between its bars.
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

    /// The table in columns, the widest one broken where it has to be; one cell a line where even that is too wide.
    static func lines(_ rows: [[String]], style: Style, width: Int) -> [String] {
        let hasHeader = rows.count > 1 && isRule(rows[1])
        let rows = rows.filter { !isRule($0) && !$0.allSatisfy(\.isEmpty) }
            .map { $0.map { MarkdownSpans.text($0, style: style) } }
        let columns = rows.map(\.count).max() ?? 0
        if columns == 0 { return [] }
        var widths = (0..<columns).map { column in
            rows.map { $0.count > column ? TextColumns.width($0[column]) : 0 }.max() ?? 0
        }
        let excess = widths.reduce(0, +) + 2 * (columns - 1) - width
        if excess > 0 {
            let widest = widths.indices.max { widths[$0] < widths[$1] } ?? 0
            let words = rows.flatMap { $0.count > widest ? $0[widest].split(separator: " ") : [] }
            let longest = words.map { TextColumns.width(String($0)) }.max() ?? 0
            if widths[widest] - excess < max(24, longest) {
                return list(rows, hasHeader: hasHeader && rows.first?.contains { !$0.isEmpty } == true, width: width)
            }
            widths[widest] -= excess
        }
        return rows.enumerated().flatMap { index, row in
            self.row(row, widths).map { index == 0 && hasHeader && row.first != "" ? style.bold($0) : $0 }
        }
    }

    private static func isRule(_ row: [String]) -> Bool {
        row.allSatisfy { $0.contains("-") && $0.allSatisfy { "-: ".contains($0) } }
    }

    /// One row in lines, each cell wrapped in its column.
    private static func row(_ row: [String], _ widths: [Int]) -> [String] {
        let cells = zip(row, widths).map { TextColumns.wrap($0, width: $1) }
        return (0..<(cells.map(\.count).max() ?? 0)).map { line in
            let parts = zip(cells, widths).map { cell, width in
                TextColumns.padded(line < cell.count ? cell[line] : "", to: width)
            }
            return parts.joined(separator: "  ").trimmedAtEnd
        }
    }

    /// One cell a line, each behind the name of its column where there is one.
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
