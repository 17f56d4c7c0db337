extension UIAlertAction {
    /// What a button of an alert is for.
    public nonisolated enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
}
