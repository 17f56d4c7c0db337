import Foundation

extension Screen {
    /// The visible rows, from the top, including those that an alert dims.
    public var rows: [Row] {
        let picture = picture
        return picture.rows.compactMap { row in
            guard case .row(let table, let path) = row.kind else { return nil }
            let labels = picture.elements.filter { ($0.object as? UILabel)?.isDescendant(of: row.object) == true }
                .sorted { ($0.area.line, $0.area.column) < ($1.area.line, $1.area.column) }
                .map { Label(text: $0.text ?? "", color: ($0.object as? UILabel)?.textColor) }
            return Row(index: table.row(of: path), labels: labels)
        }
    }

    /// Taps a row, counted from 0 over all sections, after scrolling to it if it isn't visible.
    ///
    /// - Throws: `ScreenError` if a finger couldn't do that.
    public func selectRow(_ row: Int) throws {
        try press(row, to: "select row \(row)").lift()
    }

    /// Puts a finger on a row, after scrolling to it if it isn't visible; lifting the finger selects the row.
    ///
    /// - Throws: `ScreenError` if a finger couldn't do that.
    public func press(row: Int) throws -> Finger {
        try press(row, to: "press row \(row)")
    }

    /// Scrolls the table by rows: down if positive, up if negative, and never past its ends.
    public func scroll(by rows: Int) {
        let picture = picture
        guard picture.alert == nil, let table = picture.tables.first else { return }
        table.rows.first = max(0, table.rows.first + rows)
        _ = self.picture
    }

    private func press(_ row: Int, to asked: String) throws -> Finger {
        let picture = picture
        guard let table = picture.tables.first else { throw error(asked, .noTable) }
        if let alert = picture.alert { throw error(asked, .covered(by: alert.title ?? alert.message ?? "")) }
        guard let path = table.path(ofRow: row) else { throw error(asked, .noRow(count: table.rowCount)) }
        guard table.takesTouches else { throw error(asked, .notInteractive) }
        guard table.allowsSelection else { throw error(asked, .noSelection) }
        if !table.rows.cells.contains(where: { $0.path == path }) {
            table.rows.first = row
            _ = self.picture
        }
        return Finger(table: table, path: path, screen: self)
    }
}

extension UIView {
    func isDescendant(of object: AnyObject?) -> Bool { (object as? UIView).map { isDescendant(of: $0) } ?? false }
}
