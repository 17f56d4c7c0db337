import HeadlessUIKit

/// A cell of the report's table.
protocol ReportCell: UITableViewCell {
    /// Shows a row of one of the kinds that this cell is for, and nothing of any other.
    func show(_ row: ReportRowViewModel)
}

extension ReportCell {
    /// Leaves no row to be seen: the one before would be another transaction's amount.
    func showNothing() {
        textLabel?.text = nil
        detailTextLabel?.text = nil
    }
}
