extension UITableViewCell {
    /// The labels of a cell.
    public nonisolated enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
}
