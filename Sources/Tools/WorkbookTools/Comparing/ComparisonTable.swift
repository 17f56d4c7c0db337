import Typesetting

/// Rows under a header, for a terminal or for a page.
struct ComparisonTable: Sendable, Equatable {
    let header: [String]
    let rows: [[String]]

    /// Returns the table in columns as wide as necessary, with numbers on the right.
    ///
    /// If it's wider than the given width, each row becomes a paragraph of names and values.
    func text(_ style: Style, width room: Int? = nil) -> [String] {
        let widths = header.indices.map { column in
            ([header] + rows).map { TextColumns.width($0[column]) }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - TextColumns.width(cell))
                return isNumeric(column) ? space + cell : cell + space
            }
            return padded.joined(separator: "  ").trimmedAtEnd
        }
        let lines = [line(header)] + rows.map(line)
        guard let room, lines.contains(where: { TextColumns.width($0) > room }) else {
            return [style.faint(lines[0])] + lines.dropFirst()
        }
        return rows.flatMap { row in
            let cells = zip(header, row).dropFirst().filter { !$1.isEmpty }.map { "\($0): \($1)" }
            return [row[0]]
                + TextColumns.flowed(cells, width: room - 4).flatMap { line in
                    TextColumns.fitted("    " + line, width: room, breaksPaths: false)
                }
        }
    }

    /// The table as Markdown.
    var markdown: [String] {
        let rule = header.indices.map { isNumeric($0) ? "---:" : "---" }
        return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    private func isNumeric(_ column: Int) -> Bool {
        !rows.isEmpty && rows.allSatisfy { $0[column] == "-" || $0[column].allSatisfy(\.isNumber) }
    }
}
