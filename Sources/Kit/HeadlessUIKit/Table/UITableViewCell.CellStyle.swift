extension UITableViewCell {
    /// The labels that a cell brings along.
    public nonisolated enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
}
