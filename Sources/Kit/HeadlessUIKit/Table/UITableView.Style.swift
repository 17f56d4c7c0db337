extension UITableView {
    /// The look of a table.
    public nonisolated enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }
}
