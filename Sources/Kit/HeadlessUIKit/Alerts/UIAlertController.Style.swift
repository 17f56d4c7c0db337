extension UIAlertController {
    /// The place of an alert.
    public nonisolated enum Style: Int, Sendable {
        case actionSheet, alert
    }
}
