/// Rows under a header, for a terminal or for a page.
public struct ComparisonTable: Sendable, Equatable {
    let header: [String]
    let rows: [[String]]

    /// In columns as wide as they need to be; numbers stand to the right.
    public func text(_ style: Style) -> [String] {
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
        return [style.faint(line(header))] + rows.map(line)
    }

    /// As Markdown.
    public var markdown: [String] {
        let rule = header.indices.map { isNumeric($0) ? "---:" : "---" }
        return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    private func isNumeric(_ column: Int) -> Bool {
        !rows.isEmpty && rows.allSatisfy { $0[column] == "-" || $0[column].allSatisfy(\.isNumber) }
    }
}
