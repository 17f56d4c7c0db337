extension UITableViewCell {
    /// The look of a selected cell.
    public nonisolated enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}
