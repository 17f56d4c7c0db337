extension UIAlertAction {
    /// The purpose of an alert's button.
    public nonisolated enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}
