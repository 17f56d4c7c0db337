import Foundation

extension UITableView {
    /// The number of rows in each section, from one question to the data source after a reload.
    var counts: [Int] {
        if let counts = rows.counts { return counts }
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        let counts = (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
        rows.counts = counts
        return counts
    }

    /// The number of rows in all sections.
    var rowCount: Int { counts.reduce(0, +) }

    /// Returns the index path of a row that is counted over all sections.
    func path(ofRow row: Int) -> IndexPath? {
        var rest = row
        for (section, count) in counts.enumerated() {
            if rest < count { return rest < 0 ? nil : IndexPath(row: rest, section: section) }
            rest -= count
        }
        return nil
    }

    /// Returns the number of a row, counted over all sections.
    func row(of path: IndexPath) -> Int { counts.prefix(path.section).reduce(path.row, +) }

    /// Builds the cells that fit, and puts the others into the pool.
    ///
    /// The data source runs meanwhile and may use or reload the table, so no access to its state spans a call.
    func tile() {
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        let viewport = self.viewport ?? viewportOfFrame
        let count = rowCount
        rows.first = max(0, min(rows.first, count - 1))
        let old = keepCells(in: rows.first..<rows.first + viewport.height)
        let cells = cellsThatFit(viewport, count: count, old: old)
        guard rows.counts != nil || dataSource == nil else {
            for (_, cell) in cells { recycle(cell) }
            return
        }
        for (_, cell) in old where !cells.contains(where: { $0.cell === cell }) { recycle(cell) }
        rows.cells = cells
    }

    /// Returns cells from the first row down, and then up from it if the last row leaves room.
    private func cellsThatFit(_ viewport: TableViewport, count: Int, old: [PlacedCell]) -> [PlacedCell] {
        var cells: [PlacedCell] = []
        var free = viewport.height
        var next = rows.first
        while free > 0, next < count, let placed = cell(forRow: next, from: old) {
            cells.append(placed)
            free -= viewport.heightOfCell(placed)
            next += 1
        }
        while free > 0, rows.first > 0, let placed = cell(forRow: rows.first - 1, from: old) {
            free -= viewport.heightOfCell(placed)
            if free < 0 {
                recycle(placed.cell)
            } else {
                cells.insert(placed, at: 0)
                rows.first -= 1
            }
        }
        return cells
    }

    /// The frame's height in points, for a table that no screen lays out; a pinned one has that of the view around it.
    private var viewportOfFrame: TableViewport {
        let sized = isPinned ? sequence(first: self, next: \.superview).first { $0.bounds.height > 0 } : self
        return TableViewport(height: Int(sized?.bounds.height ?? 0)) { placed in
            let height = self.delegate?.tableView(self, heightForRowAt: placed.path) ?? self.rowHeight
            return height > 0 ? Int(height) : 44
        }
    }

    private func cell(forRow row: Int, from old: [PlacedCell]) -> PlacedCell? {
        guard let path = path(ofRow: row) else { return nil }
        if let known = old.first(where: { $0.path == path }) { return known }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.isSelected = indexPathForSelectedRow == path
        addSubview(cell)
        return (path, cell)
    }

    /// Keeps the cells of these rows, and puts all others into the pool before the table asks for new ones.
    private func keepCells(in range: Range<Int>) -> [PlacedCell] {
        let old = rows.cells
        rows.cells = old.filter { range.contains(row(of: $0.path)) }
        for (path, cell) in old where !range.contains(row(of: path)) { recycle(cell) }
        return rows.cells
    }

    // MARK: - Reuse

    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        guard let identifier = cell.reuseIdentifier else { return }
        pool[identifier, default: []].append(cell)
    }

    func reusedCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = pool[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    func newCell(_ identifier: String) -> UITableViewCell? {
        guard let type = registered[identifier] as? UITableViewCell.Type else { return nil }
        UITableViewCell.identifierOfRegisteredClass = identifier
        defer { UITableViewCell.identifierOfRegisteredClass = nil }
        return type.init()
    }

    /// Selects a row, as a tap on it does.
    func touch(_ path: IndexPath) {
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if let old = indexPathForSelectedRow, old != chosen {
            deselectRow(at: old, animated: false)
            delegate?.tableView(self, didDeselectRowAt: old)
        }
        indexPathForSelectedRow = chosen
        rows.cells.first { $0.path == chosen }?.cell.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }
}
