import Foundation

extension Layout {
    /// Fills the area with as many of the table's rows as fit.
    mutating func place(table: UITableView, in area: Area) -> Int {
        // UIKit moves the rows of a table out from under the bars.
        let area = area.belowTop(of: safeArea)
        guard !isTrial, area.height > 0 else { return max(0, area.height) }
        table.viewport = TableViewport(height: area.height) { RowLayout(cell: $0.cell, width: area.width).lineCount }
        table.layoutIfNeeded()
        tables.append(table)
        if table.rows.cells.isEmpty, let background = table.backgroundView, background.isSeen {
            place(overlays: [background], in: area)
        }
        var line = area.line
        for (path, cell) in table.rows.cells {
            let row = RowLayout(cell: cell, width: area.width)
            var place = Area(line: line, column: area.column, width: area.width, height: row.lineCount)
            place.height = max(0, min(place.height, area.line + area.height - line))
            var element = Element(kind: .row(table, path), area: place, lines: [])
            element.object = cell
            element.style.isReversed = cell.isSelected
            elements.append(element)
            elements += row.elements(in: place)
            line += row.lineCount
        }
        return area.height
    }
}
