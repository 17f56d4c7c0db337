extension UIAlertController {
    /// Where an alert stands.
    public nonisolated enum Style: Int, Sendable {
        case actionSheet, alert
    }
}
