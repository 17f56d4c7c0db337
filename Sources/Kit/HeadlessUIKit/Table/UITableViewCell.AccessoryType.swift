extension UITableViewCell {
    /// The symbol at a cell's right edge.
    public nonisolated enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
}
