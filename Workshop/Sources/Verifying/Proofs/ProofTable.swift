import Typesetting

/// A table of text: the first column is left-aligned, the numbers are right-aligned.
enum ProofTable {
    /// Returns the lines of a table; its first row is the header.
    static func text(_ rows: [[String]]) -> String {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { TextColumns.width($0[column]) }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let space = String(repeating: " ", count: cell.1 - TextColumns.width(cell.0))
                return column == 0 ? cell.0 + space : space + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
