/// A cell of the report's table.
protocol ReportCell {
    /// Shows a row of one of the kinds that this cell is for.
    func show(_ row: ReportRowViewModel)
}
