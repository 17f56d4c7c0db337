import HeadlessUIKit

/// A cell of the report's table.
protocol ReportCell: UITableViewCell {
    /// Shows a row of one of the kinds that this cell is for, and nothing of any other.
    ///
    /// The content begins empty each time: a leftover of the row before would be another transaction's amount.
    func show(_ row: ReportRowViewModel)
}
